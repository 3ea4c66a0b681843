import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/**
 * The engine's types that hold what nobody may know: the classes of the full state, a move in the referee's book, and what
 * is stored of a position.
 */
const SECRETS = ['Position', 'Game', 'PlayedRecord', 'Standing', 'StandingRecord'];
const ENGINE = /packages\/engine\/dist\/(position|game|standing|standing-record)\.d\.ts$/;

/** How many properties deep a type is searched for one. */
const DEEPEST = 3;

/** Tests hold whatever they need. */
const TEST = /\.test\.tsx?$|\/testing\//;

const LOG_METHODS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace'];

/** A file of another text than on the disk, or of none there, by its path from the root. */
type Sources = Readonly<Record<string, string>>;

/** Where a file of the product touches hidden state though it may not. */
export interface Touch {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/** What is looked at. It is told as text, to a process of its own. */
export interface Wanted {
  /** A folder with a tsconfig.json and `src`, by its path from the root: nothing there may be hidden state, … */
  readonly project: string;
  /** … but in the files whose paths match one of these regular expressions. */
  readonly holders: readonly string[];
  readonly planted: Sources;
}

/** Every place of a project where hidden state stands in a file that may hold none, in a log line or in a wake-up. */
function touches({ project, holders, planted }: Wanted): Touch[] {
  const program = open(project, planted);
  const mayHold = holders.map((each) => new RegExp(each));
  const checker = program.getTypeChecker();
  const holds = secretsIn(checker);
  const found: Touch[] = [];
  for (const source of program.getSourceFiles()) {
    const file = relative(ROOT, source.fileName);
    if (source.isDeclarationFile || TEST.test(file)) continue;
    const note = (node: ts.Node) => {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push({ file, line: line + 1, text: node.getText().split('\n')[0] });
    };
    const isClosed = file.startsWith(`${project}/src/`) && !mayHold.some((each) => each.test(file));
    const visit = (node: ts.Node): void => {
      if (isClosed && ts.isIdentifier(node) && holds(checker.getTypeAtLocation(node))) note(node);
      else if (ts.isCallExpression(node) && isSent(node, checker)) {
        for (const argument of node.arguments) if (holds(checker.getTypeAtLocation(argument))) note(argument);
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return found;
}

/** Whether a call writes a log line or sends a message between processes. */
function isSent(call: ts.CallExpression, checker: ts.TypeChecker): boolean {
  if (!ts.isPropertyAccessExpression(call.expression)) return false;
  const { expression: target, name } = call.expression;
  const type = checker.getTypeAtLocation(target);
  const names = [type.aliasSymbol?.name, type.symbol?.name];
  if (LOG_METHODS.includes(name.text)) return type.getProperty('child') !== undefined;
  return name.text === 'send' && names.some((each) => each?.endsWith('WakeUps'));
}

/** Tells whether a type is hidden state, or reaches it through what it is made of. */
function secretsIn(checker: ts.TypeChecker): (type: ts.Type) => boolean {
  const isSecret = ({ symbol }: ts.Type) =>
    symbol !== undefined &&
    SECRETS.includes(symbol.name) &&
    (symbol.declarations ?? []).some((each) => ENGINE.test(each.getSourceFile().fileName));
  const reaches = (type: ts.Type, depth: number, passed: ReadonlySet<ts.Type>): boolean => {
    if (isSecret(type)) return true;
    if (depth === 0 || passed.has(type)) return false;
    const way = new Set(passed).add(type);
    if (type.isUnionOrIntersection()) return type.types.some((part) => reaches(part, depth, way));
    if (checker.getTypeArguments(type as ts.TypeReference).some((part) => reaches(part, depth - 1, way)))
      return true;
    if (isForeign(type)) return false;
    return type
      .getProperties()
      .filter(({ name, valueDeclaration }) => valueDeclaration !== undefined && !name.startsWith('__#'))
      .some((property) => reaches(checker.getTypeOfSymbol(property), depth - 1, way));
  };
  const known = new Map<ts.Type, boolean>();
  return (type) => {
    const answer = known.get(type) ?? reaches(type, DEEPEST, new Set());
    known.set(type, answer);
    return answer;
  };
}

/** Types of other people's packages hold none of ours but by their arguments, and there are very many of them. */
function isForeign({ symbol }: ts.Type): boolean {
  const files = (symbol?.declarations ?? []).map((each) => each.getSourceFile().fileName);
  return files.some((file) => /\/(node_modules|generated)\//.test(file) && !ENGINE.test(file));
}

function open(project: string, planted: Sources): ts.Program {
  const path = join(ROOT, project, 'tsconfig.json');
  const { config } = ts.readConfigFile(path, ts.sys.readFile);
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, dirname(path));
  const texts = new Map(Object.entries(planted).map(([file, text]) => [join(ROOT, file), text]));
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists } = host;
  host.readFile = (file) => texts.get(file) ?? readFile(file);
  host.fileExists = (file) => texts.has(file) || fileExists(file);
  const files = fileNames.filter((file) => !TEST.test(file));
  return ts.createProgram([...files, ...texts.keys()], { ...options, noEmit: true }, host);
}

process.stdout.write(JSON.stringify(touches(JSON.parse(process.argv[2]))));

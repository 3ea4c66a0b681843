/**
 * Reads the site's sources and prints as JSON which messages are said where, and what is said without any:
 * `{ messages, untraceable, unworded, parts }`.
 * A process of its own: within jest, TypeScript takes four times as long.
 */
import { readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const web = fileURLToPath(new URL('..', import.meta.url));
const app = join(web, 'src/app/[locale]');

const { config } = ts.readConfigFile(join(web, 'tsconfig.json'), ts.sys.readFile);
const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, web);
const isProduct = (name) => name.startsWith(join(web, 'src/')) && !/\.test\.|\/testing\//.test(name);
const program = ts.createProgram(fileNames.filter(isProduct), { ...options, incremental: false });
const checker = program.getTypeChecker();
const sources = program.getSourceFiles().filter(({ fileName }) => isProduct(fileName));

const messages = new Set();
const untraceable = [];
const unworded = [];
/** By file: the top-level parts of the messages that it says. */
const saidBy = new Map();

/** The namespaces of a translator by its type, each with its dot, or `['']` for all messages; none for anything else. */
function namespacesOf(node) {
  const type = checker.getTypeAtLocation(node);
  if (type.aliasSymbol?.name !== 'Translator') return [];
  const namespace = type.aliasTypeArguments?.[1];
  const names = namespace?.isUnion() ? namespace.types : [namespace];
  return names.map((name) => (name?.isStringLiteral() ? `${name.value}.` : ''));
}

function translatorOf({ expression }) {
  const own = namespacesOf(expression);
  return own.length === 0 && ts.isPropertyAccessExpression(expression)
    ? namespacesOf(expression.expression)
    : own;
}

function note(call, namespace, file) {
  // As the call takes it: by itself a text with something put in would be any text.
  const [parameter] = checker.getResolvedSignature(call).parameters;
  const type = checker.getTypeOfSymbolAtLocation(parameter, call);
  const keys = type.isUnion() ? type.types : [type];
  for (const key of keys) {
    if (!key.isStringLiteral()) {
      untraceable.push(`${relative(web, file)}: ${call.getText()}`);
      return;
    }
    const name = namespace + key.value;
    messages.add(name);
    saidBy.get(file).add(name.split('.')[0]);
  }
}

/** Attributes that people read or hear. */
const READ_ATTRIBUTES = new Set(['aria-label', 'title', 'alt', 'placeholder', 'label']);

/** Words that stand in the markup itself, where no translation reaches them. */
function wordsInMarkup(node) {
  const text =
    ts.isJsxText(node) || (ts.isStringLiteral(node) && ts.isJsxExpression(node.parent))
      ? node.text
      : ts.isJsxAttribute(node) && READ_ATTRIBUTES.has(node.name.getText()) && node.initializer
        ? (node.initializer.text ?? '')
        : '';
  return /\p{L}{2}/u.test(text) ? text.trim() : null;
}

for (const source of sources) {
  saidBy.set(source.fileName, new Set());
  const visit = (node) => {
    const words = wordsInMarkup(node);
    if (words) unworded.push(words);
    const namespaces = ts.isCallExpression(node) && node.arguments.length > 0 ? translatorOf(node) : [];
    for (const namespace of namespaces) note(node, namespace, source.fileName);
    ts.forEachChild(node, visit);
  };
  visit(source);
}

/** The files that a file imports, now or later; types alone are not fetched. */
function importsOf(file) {
  const found = [];
  const visit = (node) => {
    const isStatic = ts.isImportDeclaration(node) || ts.isExportDeclaration(node);
    const isTypeOnly = isStatic && (node.importClause?.isTypeOnly || node.isTypeOnly);
    const specifier = isStatic
      ? node.moduleSpecifier
      : ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
        ? node.arguments[0]
        : undefined;
    if (specifier && !isTypeOnly && ts.isStringLiteral(specifier)) {
      const { resolvedModule } = ts.resolveModuleName(specifier.text, file, options, ts.sys);
      if (resolvedModule && isProduct(resolvedModule.resolvedFileName))
        found.push(resolvedModule.resolvedFileName);
    }
    ts.forEachChild(node, visit);
  };
  visit(program.getSourceFile(file) ?? ts.createSourceFile(file, '', ts.ScriptTarget.Latest));
  return found;
}

const isClient = (file) =>
  /^\s*(\/\*[\s\S]*?\*\/\s*)*'use client'/.test(program.getSourceFile(file)?.text ?? '');

/** What the browser says of a page that begins at `entries`: the parts said in and below its client components. */
function clientParts(entries) {
  const parts = new Set();
  const seen = new Set();
  const walk = (file, isInBrowser) => {
    const key = `${file} ${isInBrowser}`;
    if (seen.has(key)) return;
    seen.add(key);
    const here = isInBrowser || isClient(file);
    if (here) for (const part of saidBy.get(file) ?? []) parts.add(part);
    for (const next of importsOf(file)) walk(next, here);
  };
  for (const entry of entries) walk(entry, false);
  return [...parts].sort();
}

/** The parts that a file hands to the browser by `<ClientMessages parts={[…]}>`. */
function declaredParts(file) {
  const [, list = ''] =
    /<ClientMessages\s+parts=\{\[([^\]]*)\]/.exec(program.getSourceFile(file)?.text ?? '') ?? [];
  return [...list.matchAll(/'([\w-]+)'/g)].map(([, part]) => part).sort();
}

/** What stands beside a layout and is shown inside it, without the messages of any page. */
const besides = (entry) => (entry.endsWith('layout.tsx') ? [join(dirname(entry), 'error.tsx')] : []);

const entries = readdirSync(app, { recursive: true })
  .map(String)
  .filter((name) => /(^|\/)(page|layout)\.tsx$/.test(name))
  .map((name) => join(app, name));
const parts = Object.fromEntries(
  entries.map((entry) => [
    relative(dirname(app), entry),
    { needed: clientParts([entry, ...besides(entry)]), declared: declaredParts(entry) },
  ]),
);

process.stdout.write(JSON.stringify({ messages: [...messages].sort(), untraceable, unworded, parts }));

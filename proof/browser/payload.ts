/** A piece of the payload that a document carries. */
const PIECE = /<script[^>]*>self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)<\/script>/g;

/** A row of a payload begins with its number; rows with none are hints to the browser. */
const ROW = /^([\da-f]*):/;
const IS_PAYLOAD = new RegExp(ROW, 'm');

/** What one row says of another, by its number. */
const REFERENCE = /(?<="\$[L@]?)[\da-f]+(?=[":])/g;

const ROOT = '0';

/**
 * A document or a payload as it would be with everything ready at once. Its pieces, the order of its rows and their numbers
 * follow from what was ready first on the server: what counts is what each row holds, and which row leads to which.
 */
export function withRowsInOrder(text: string): string {
  const pieces = [...text.matchAll(PIECE)].map(([, piece]) => JSON.parse(piece) as string);
  if (pieces.length > 0) return `${text.replaceAll(PIECE, '')}\n${inOrder(pieces.join(''))}`;
  return IS_PAYLOAD.test(text) ? inOrder(text) : text;
}

/** The rows from the root on, numbered as they are met, and then those that nothing leads to. */
function inOrder(payload: string): string {
  const rows = rowsOf(payload);
  const numbers = new Map([[ROOT, 0]]);
  const told: string[] = [];
  for (const [row] of numbers) {
    const held = (rows.get(row) ?? []).map((content) =>
      content.replace(REFERENCE, (other) => {
        if (!numbers.has(other)) numbers.set(other, numbers.size);
        return String(numbers.get(other));
      }),
    );
    told.push(`${numbers.get(row)}: ${held.join(' ')}`);
  }
  const rest = [...rows]
    .flatMap(([row, contents]) => (numbers.has(row) ? [] : contents))
    .map((content) => content.replace(REFERENCE, (other) => String(numbers.get(other) ?? 'another')));
  return [...told, ...rest.sort()].join('\n');
}

/** What each row holds, by its number. A line that begins no row belongs to the one before. */
function rowsOf(payload: string): Map<string, string[]> {
  const rows = new Map<string, string[]>();
  let current: string[] = [];
  for (const line of payload.trimEnd().split('\n')) {
    const [start, row] = ROW.exec(line) ?? [];
    if (start !== undefined && row !== undefined) {
      current = rows.get(row) ?? [];
      rows.set(row, current);
      current.push(line.slice(start.length));
    } else current.push(line);
  }
  return rows;
}

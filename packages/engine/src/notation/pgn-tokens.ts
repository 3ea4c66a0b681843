/** A PGN taken apart: its tags, and its moves with the clock comment that follows each. */
export interface PgnParts {
  readonly tags: ReadonlyMap<string, string>;
  readonly moves: readonly PgnMove[];
  /** 1-0, 0-1, 1/2-1/2 or *; null if the moves end without one. */
  readonly result: string | null;
  /** Whether anything but white space comes after the result, such as another game. */
  readonly hasMore: boolean;
}

export interface PgnMove {
  readonly san: string;
  /** What the mover had left, in milliseconds, where a comment tells it. */
  readonly clockMs: number | null;
}

/** One tag pair, or any part of the move text: white space, a comment, a bracket, a mark, or a word. */
const TAG = /\[\s*([A-Za-z0-9_]{1,64})\s+"((?:[^"\\\n]|\\["\\])*)"\s*\]\s*/y;
const TOKEN = /\s+|\{[^}]*\}|;[^\n]*|[()]|\$\d{1,3}|\d{1,6}\.+|[^\s{};()$[\]"]+/y;
const CLOCK = /\[%clk\s+(\d{1,5}):(\d\d):(\d\d)(\.\d{1,3})?\s*\]/;
const RESULTS = ['1-0', '0-1', '1/2-1/2', '*'];

/**
 * Takes a PGN apart in one pass. Null if it is no PGN: a tag that does not end, a bracket that does not match, or a
 * character that belongs to nothing.
 */
export function takeApart(text: string): PgnParts | null {
  const tags = new Map<string, string>();
  let place = text.length - text.trimStart().length;
  for (let tag = matchAt(TAG, text, place); tag !== null; tag = matchAt(TAG, text, place)) {
    tags.set(tag[1], tag[2].replace(/\\(["\\])/g, '$1'));
    place += tag[0].length;
  }

  const moves: PgnMove[] = [];
  let depth = 0;
  let result: string | null = null;
  while (place < text.length && result === null) {
    const token = matchAt(TOKEN, text, place)?.[0];
    if (token === undefined) return null;
    place += token.length;
    if (token === '(') depth++;
    else if (token === ')') depth--;
    else if (depth === 0) {
      if (token.startsWith('{')) addClock(moves, token);
      else if (RESULTS.includes(token)) result = token;
      else if (!/^[\s;$]|^\d+\.+$/.test(token)) moves.push({ san: token, clockMs: null });
    }
    if (depth < 0) return null;
  }
  return depth === 0 ? { tags, moves, result, hasMore: text.slice(place).trim() !== '' } : null;
}

function matchAt(pattern: RegExp, text: string, place: number): RegExpExecArray | null {
  pattern.lastIndex = place;
  return pattern.exec(text);
}

function addClock(moves: PgnMove[], comment: string): void {
  const clock = CLOCK.exec(comment);
  const newest = moves.pop();
  if (newest === undefined) return;
  const [, hours, minutes, seconds, fraction = '0'] = clock ?? [];
  const clockMs =
    clock === null
      ? newest.clockMs
      : ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 +
        Math.round(Number(fraction) * 1000);
  moves.push({ san: newest.san, clockMs });
}

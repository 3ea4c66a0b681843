/** A word of one letter with the space after it. */
const SHORT_WORD = /(?<![\p{L}\p{N}])([aiouwz]) /giu;

/**
 * The messages with every word of one letter tied to the next: Polish leaves none at the end of a line, and nobody should
 * have to write spaces that cannot be seen.
 */
export function withTiedWords<Messages>(messages: Messages): Messages {
  return JSON.parse(JSON.stringify(messages).replace(SHORT_WORD, '$1\u00a0'));
}

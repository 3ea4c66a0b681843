/** What may be told of an event. The host is often a player: no line of the log holds a move, a board or a token. */
type Facts = Readonly<Partial<Record<'gameId' | 'apiUrl' | 'code', string>>>;

export type Log = (event: string, facts?: Facts) => void;

/** Writes one JSON object a line to standard output. */
export const log: Log = (event, facts = {}) => {
  process.stdout.write(`${JSON.stringify({ time: Date.now(), msg: event, ...facts })}\n`);
};

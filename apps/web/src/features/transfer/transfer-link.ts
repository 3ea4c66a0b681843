/** What a link to another device carries in its fragment, which no server is sent. */
export interface TransferLink {
  /** The secret that makes the other browser the same player. */
  readonly transfer: string;
  /** The game to go on with; `null` where the link names none. */
  readonly gameId: string | null;
}

/** The API's link with the game in it, so that the other device opens where this one is. */
export function withGame(url: string, gameId: string): string {
  return `${url}&game=${encodeURIComponent(gameId)}`;
}

/** Reads the fragment of an address, `#` included; `null` where it carries no transfer. */
export function transferOf(fragment: string): TransferLink | null {
  const parts = new URLSearchParams(fragment.replace(/^#/, ''));
  const transfer = parts.get('transfer');
  return transfer ? { transfer, gameId: parts.get('game') } : null;
}

/**
 * A fresh key of 128 random bits, in hexadecimal. By `getRandomValues`, because browsers keep `randomUUID` from pages
 * on plain http, which is how a game on the local network is served.
 */
export function createIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

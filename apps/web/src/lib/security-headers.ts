/** What every answer of the site says, whatever it is: pages, pictures, scripts. */
export const EVERYWHERE: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  // Fragments hold invitations; no address of ours is anybody else's business, and we ask for none ourselves.
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
};

/**
 * What a page may load and run: its own scripts by name, inline ones by this answer's nonce, and nothing from
 * elsewhere. `'self'` includes the socket to the API.
 */
export function pagePolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Sent where the site is reached by https, and only there: a browser that has read it refuses plain http for a year. */
export const HTTPS_ONLY = ['Strict-Transport-Security', 'max-age=31536000'] as const;

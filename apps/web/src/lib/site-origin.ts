/**
 * The origin that search engines and shared links are told: `PUBLIC_URL` where the host has set it, else the address
 * under which this page was asked for.
 */
export function siteOrigin(headers: Pick<Headers, 'get'>): string {
  if (process.env.PUBLIC_URL) return new URL(process.env.PUBLIC_URL).origin;
  const first = (name: string) => headers.get(name)?.split(',')[0]?.trim();
  const scheme = first('x-forwarded-proto') === 'https' ? 'https' : 'http';
  const origin = `${scheme}://${first('x-forwarded-host') ?? headers.get('host')}`;
  return URL.canParse(origin) ? new URL(origin).origin : 'http://localhost:3000';
}

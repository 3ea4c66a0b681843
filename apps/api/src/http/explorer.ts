import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { RequestHandler } from 'express';

const FIRST_QUERY = `# Fog of War chess: everything the site does, it does through this API.
# Without a session you see what a spectator sees. Press the button in the middle.
query {
  server {
    version
    time
  }
  viewer {
    name
  }
}
`;

interface Page {
  readonly zipped: Buffer;
  /** Lets the page run its own script, whole and unchanged, and talk to this server alone. */
  readonly policy: string;
}

let page: Promise<Page> | undefined;

/** Renders the page once: it weighs megabytes and is the same for everybody. */
async function renderPage(path: string): Promise<Page> {
  const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql');
  const html = renderGraphiQL({
    title: 'Fog of War chess: API explorer',
    endpoint: path,
    subscriptionsProtocol: 'WS',
    credentials: 'same-origin',
    defaultQuery: FIRST_QUERY,
  });
  const script = html.slice(html.indexOf('<script>') + '<script>'.length, html.lastIndexOf('</script>'));
  const digest = createHash('sha256').update(script).digest('base64');
  const policy = [
    "default-src 'none'",
    `script-src 'sha256-${digest}'`,
    'worker-src blob:',
    // The editor writes its own styles.
    "style-src 'unsafe-inline'",
    'img-src data:',
    'font-src data:',
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  return { zipped: await promisify(gzip)(html), policy };
}

/**
 * The explorer: GraphiQL, whole, from a package.
 *
 * @param path where the API answers.
 */
export function explorer(path: string): RequestHandler {
  return async (request, response) => {
    page ??= renderPage(path);
    const { zipped, policy } = await page;
    response.setHeader('Content-Security-Policy', policy);
    response.vary('Accept-Encoding').type('html');
    if (request.acceptsEncodings('gzip')) response.setHeader('Content-Encoding', 'gzip').send(zipped);
    else response.send(await promisify(gunzip)(zipped));
  };
}

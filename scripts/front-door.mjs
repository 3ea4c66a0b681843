/**
 * The front door: one origin for the site and the API, as a reverse proxy gives in production.
 * `/graphql` (HTTP and WebSocket), `/schema.graphql` and `/export` go to the API, with its health pages; everything else to
 * the web app.
 * It writes X-Forwarded-* itself and throws away what the client claims, so the API may trust it.
 * Environment when run as a program: PORT (default 3000), API_PORT, WEB_PORT.
 */
import { createServer } from 'node:http';
import { createProxyServer } from 'httpxy';
import { WAITING_POLICY, waitingPage } from './waiting-page.mjs';

const API_PATHS = /^\/(graphql|schema\.graphql|export|healthz|readyz)(?:[/?]|$)/;

const RESTARTING_JSON = JSON.stringify({
  errors: [
    { message: 'The referee is starting; ask again in a moment.', extensions: { code: 'UNAVAILABLE' } },
  ],
});

function tellTheTruth(request) {
  for (const name of Object.keys(request.headers)) {
    if (name === 'forwarded' || name.startsWith('x-forwarded-')) delete request.headers[name];
  }
  request.headers['x-forwarded-for'] = request.socket.remoteAddress ?? '';
  request.headers['x-forwarded-proto'] = 'http';
  if (request.headers.host) request.headers['x-forwarded-host'] = request.headers.host;
}

function sayUnavailable({ url, headers }, response, isForApi) {
  if (response.writableEnded) return;
  // The answer had begun: cutting it short is the only way left to say that it is not whole.
  if (response.headersSent) return response.destroy();
  response.writeHead(503, {
    'content-type': isForApi ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': '2',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'content-security-policy': isForApi ? "default-src 'none'" : WAITING_POLICY,
  });
  response.end(isForApi ? RESTARTING_JSON : waitingPage(url, headers['accept-language']));
}

/** An HTTP server, not yet listening, that forwards to the two origins, such as `http://127.0.0.1:4000`. */
export function createFrontDoor({ api, web }) {
  const proxy = createProxyServer({ proxyTimeout: 0 });
  const isForApi = (request) => API_PATHS.test(request.url ?? '/');
  const targetOf = (request) => (isForApi(request) ? api : web);

  // As in the API: who asks is the end that closes.
  const server = createServer({ keepAliveTimeout: 75_000 }, (request, response) => {
    tellTheTruth(request);
    proxy
      .web(request, response, { target: targetOf(request) })
      .catch(() => sayUnavailable(request, response, isForApi(request)));
  });
  server.on('upgrade', (request, socket, head) => {
    tellTheTruth(request);
    socket.on('error', () => socket.destroy());
    proxy.ws(request, socket, { target: targetOf(request) }, head).catch(() => socket.destroy());
  });
  return server;
}

function main() {
  const port = Number(process.env.PORT ?? 3000);
  const server = createFrontDoor({
    api: `http://127.0.0.1:${process.env.API_PORT ?? 4000}`,
    web: `http://localhost:${process.env.WEB_PORT ?? 3001}`,
  });
  server.listen(port);
  const stop = () => {
    server.close(() => process.exit(0));
    server.closeAllConnections();
    setTimeout(() => process.exit(0), 2000).unref();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

if (process.argv[1]?.endsWith('front-door.mjs')) main();

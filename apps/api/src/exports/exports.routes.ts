import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { type Request, type Response, Router } from 'express';
import { gamePgn } from '../games/game-pgn.js';
import type { Contexts } from '../graphql/context.js';
import { badInput, requestError } from '../graphql/errors.js';
import type { RateLimits } from '../graphql/rates.js';
import { holdsNul } from '../graphql/texts.js';
import { isWritable } from '../instants.js';
import type { ExportedGame, ExportsService } from './exports.service.js';
import { gameLine } from './game-line.js';

const PGN = { type: 'application/x-chess-pgn', extension: 'pgn' } as const;
const NDJSON = { type: 'application/x-ndjson', extension: 'ndjson' } as const;

/** What the collection of all games is, the same distance away from the sources and from the build. */
const README = fileURLToPath(new URL('../../../../docs/open-games/README.md', import.meta.url));

interface ExportsParts {
  readonly exports: ExportsService;
  readonly contexts: Contexts;
  readonly rates: RateLimits;
}

/** Games to take away, as PGN or as lines of JSON. */
export function exportsRouter({ exports, contexts, rates }: ExportsParts): Router {
  /** Where links point to, for a caller whose budget holds. */
  const admit = async (request: Request, response: Response): Promise<string> => {
    const { siteOrigin, holders } = await contexts.forRequest(request, response, response.locals.requestId);
    const budget = await rates.spend('exports', 1, holders);
    if (!budget || budget.remaining >= 0) return siteOrigin;
    response.setHeader('Retry-After', budget.resetSeconds);
    throw requestError('RATE_LIMITED', `Ask again in ${budget.resetSeconds} seconds.`);
  };
  const asPgn =
    (siteOrigin: string) =>
    ({ facts, game }: ExportedGame) =>
      `${gamePgn(facts, game, siteOrigin)}\n`;
  const asLine = ({ facts, game }: ExportedGame) => `${gameLine(facts, game)}\n`;

  const router = Router();
  router.param('id', (_request, _response, next, id: string) => {
    next(holdsNul(id) ? requestError('NOT_FOUND', 'No id holds the character NUL.', 'id') : undefined);
  });
  router.get('/games/:id.pgn', async (request, response) => {
    const siteOrigin = await admit(request, response);
    const { id } = request.params;
    const game = await exports.game(id);
    await send(response, PGN, id, [asPgn(siteOrigin)(game)]);
  });
  router.get('/players/:id.pgn', async (request, response) => {
    const siteOrigin = await admit(request, response);
    const { id } = request.params;
    await send(response, PGN, id, written(exports.gamesOf(id), asPgn(siteOrigin)));
  });
  router.get('/players/:id.ndjson', async (request, response) => {
    await admit(request, response);
    const { id } = request.params;
    await send(response, NDJSON, id, written(exports.gamesOf(id), asLine));
  });
  router.get('/games.ndjson', async (request, response) => {
    await admit(request, response);
    await send(
      response,
      NDJSON,
      'games',
      written(exports.gamesSince(parseSince(request.query.since)), asLine),
    );
  });
  router.get('/README.md', (_request, response) => {
    response.type('text/markdown; charset=utf-8').sendFile(README, { etag: false, lastModified: false });
  });
  router.use(() => {
    throw requestError('NOT_FOUND', 'There is no such export; docs/api/export.md names them all.');
  });
  return router;
}

function parseSince(since: unknown): Date | null {
  if (since === undefined) return null;
  const instant = typeof since === 'string' && /^\d{4}-\d\d-\d\d(T|$)/.test(since) ? new Date(since) : null;
  if (instant && isWritable(instant)) return instant;
  throw badInput('since', 'since is a day or an instant, such as 2026-11-29 or 2026-11-29T23:28:00.000Z.');
}

async function* written(games: AsyncIterable<ExportedGame>, write: (game: ExportedGame) => string) {
  for await (const game of games) yield write(game);
}

/** Sends texts as they come, no faster than they are read. */
async function send(
  response: Response,
  { type, extension }: { readonly type: string; readonly extension: string },
  name: string,
  texts: Iterable<string> | AsyncIterable<string>,
): Promise<void> {
  response.attachment(`${name}.${extension}`).type(`${type}; charset=utf-8`);
  await pipeline(Readable.from(texts), response);
}

import { meta, tags, textOf } from './html.js';
import { sharedProduct } from './product.js';

/** What a link to a game tells whoever is sent it: the same of every game that runs, and the whole of one that is over. */

const { origin } = sharedProduct();

const PLAYED =
  'mutation ($input: PlayMoveInput!) { playMove(input: $input) { ... on Game { ply } ... on Problem { code } } }';

/** Somebody who plays by the API alone. */
class Guest {
  #token: string | undefined;

  async ask(query: string, variables: object = {}): Promise<Record<string, unknown>> {
    const answer = await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(this.#token && { authorization: `Bearer ${this.#token}` }),
      },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = (await answer.json()) as { data: Record<string, unknown>; errors?: unknown };
    if (errors) throw new Error(JSON.stringify(errors));
    return Object.values(data)[0] as Record<string, unknown>;
  }

  static async arrive(name: string): Promise<Guest> {
    const guest = new Guest();
    const { token } = await guest.ask(
      `mutation { startSession(input: { delivery: TOKEN, name: "${name}" }) { token } }`,
    );
    guest.#token = token as string;
    return guest;
  }
}

let ada: Guest;
let bo: Guest;

/** A game of Ada, who is White, against Bo, with these half-moves made. */
async function begin(moves: string, listed = true): Promise<string> {
  const { id, invitation } = await ada.ask(
    `mutation { createGame(input: { pairing: FRIEND, color: WHITE, listed: ${listed} }) { ... on Game { id invitation { token } } } }`,
  );
  const { token } = invitation as { token: string };
  await bo.ask('mutation ($input: JoinGameInput!) { joinGame(input: $input) { ... on Game { id } } }', {
    input: { gameId: id, token },
  });
  for (const [ply, uci] of moves.split(' ').entries()) {
    const input = { gameId: id, ply, from: uci.slice(0, 2), to: uci.slice(2), promotion: null };
    expect(await (ply % 2 === 0 ? ada : bo).ask(PLAYED, { input })).toEqual({ ply: ply + 1 });
  }
  return id as string;
}

const resign = (id: string) =>
  ada.ask('mutation ($id: ID!) { resign(gameId: $id) { ... on Game { id } } }', { id });

async function picture(id: string, locale = 'en') {
  const answer = await fetch(`${origin}/${locale}/share/game/${id}.png`);
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
}

const head = async (id: string) => (await fetch(`${origin}/en/game/${id}`)).text();

/** Everything in a page's head that is about the game, with the game's id taken out. */
const told = (html: string, id: string) =>
  [textOf(html, 'title'), ...tags(html, 'meta').map((tag) => `${tag.name ?? tag.property}: ${tag.content}`)]
    .join('\n')
    .replaceAll(id, 'ID');

let quiet: string;
let wild: string;

beforeAll(async () => {
  [ada, bo] = await Promise.all([Guest.arrive('Ada'), Guest.arrive('Bo')]);
  [quiet, wild] = [await begin('e2e4 e7e5'), await begin('e2e4 d7d5 e4d5 d8d5 b1c3', false)];
});

test('games that run have one picture and one head, whatever stands on their boards', async () => {
  const [one, other] = await Promise.all([picture(quiet), picture(wild)]);
  expect(one.answer.status).toBe(200);
  expect(one.bytes.equals(other.bytes)).toBe(true);
  const [first, second] = await Promise.all([head(quiet), head(wild)]);
  expect(told(first, quiet)).toBe(told(second, wild));
  expect(meta(first, 'robots')).toContain('noindex');
  expect(meta(first, 'og:image')).toBe(`${origin}/en/share/game/${quiet}.png`);
});

test('a game that is over shows how it ended, in the reader’s language, and may be found if lists show it', async () => {
  const before = await picture(quiet);
  await Promise.all([resign(quiet), resign(wild)]);
  const [after, other, german] = await Promise.all([picture(quiet), picture(wild), picture(quiet, 'de')]);
  const all = [before, after, other, german].map(({ bytes }) => bytes.toString('base64'));
  expect(new Set(all).size).toBe(4);
  expect(after.answer.headers.get('cache-control')).toMatch(/^public, max-age=\d{4,}$/);
  const [listed, unlisted] = await Promise.all([head(quiet), head(wild)]);
  expect(textOf(listed, 'title')).toContain('Ada against Bo: Black wins');
  expect(meta(listed, 'description')).toContain('White resigned.');
  expect(meta(listed, 'robots')).not.toContain('noindex');
  expect(meta(unlisted, 'robots')).toContain('noindex');
});

test('a game that does not exist has no picture', async () => {
  expect((await picture('g00000000000000000')).answer.status).toBe(404);
});

test('two hundred requests at once are answered, or asked to come back', async () => {
  const locales = ['en', 'de', 'pl'];
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, index) => picture([quiet, wild][index % 2]!, locales[index % 3])),
  );
  for (const { answer, bytes } of answers) {
    if (answer.status === 503) expect(answer.headers.get('retry-after')).toBeTruthy();
    else expect([answer.status, bytes.subarray(1, 4).toString()]).toEqual([200, 'PNG']);
  }
});

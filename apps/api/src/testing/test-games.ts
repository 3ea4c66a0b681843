import type { Answer, TestClient } from './test-client.js';
import type { TestServer } from './test-server.js';

/** All that a running game has for its viewer, eyes included; the same document for query and subscription. */
export const SEEN = `
  id version status pairing role turn ply drawOffer
  white { id name isDeleted } black { id name isDeleted }
  result { winner reason }
  board { ...seenBoard } asWhite: board(eyes: WHITE) { ...seenBoard } asBlack: board(eyes: BLACK) { ...seenBoard }
  all: board(eyes: ALL) { ...seenBoard } start: boardAt(ply: 0) { ...seenBoard }
  moves { ply color move { from to promotion captured san uci } }
  replay { plies }`;

export const SEEN_BOARD = `fragment seenBoard on BoardView {
  eyes ply placement visibleSquares lossMark
  pieces { square color kind } legalMoves { from to promotion } losses { ply color square kind } }`;

const CREATE = `mutation ($input: CreateGameInput!) { createGame(input: $input) {
  ... on Game { id role version status invitation { url token } } ... on Problem { code } } }`;
const JOIN = `mutation ($input: JoinGameInput!) { joinGame(input: $input) {
  ... on Game { id role version status } ... on Problem { code } } }`;
const PLAY = `mutation ($input: PlayMoveInput!) { playMove(input: $input) {
  ... on Game { ${SEEN} } ... on Problem { code } } } ${SEEN_BOARD}`;

const PROMOTIONS: Record<string, string> = { q: 'QUEEN', r: 'ROOK', b: 'BISHOP', n: 'KNIGHT' };

/** A game between two people, each with a client of their own. */
export interface TestGame {
  readonly id: string;
  readonly white: TestClient;
  readonly black: TestClient;
}

export async function createGame(client: TestClient, input: Record<string, unknown>) {
  return (await client.ask(CREATE, { input })).data.createGame;
}

export async function join(client: TestClient, gameId: string, token: string | null) {
  return (await client.ask(JOIN, { input: { gameId, token } })).data.joinGame;
}

/** Creates a game with an invitation and accepts it. */
export async function startGame(server: TestServer, input: Record<string, unknown> = {}): Promise<TestGame> {
  const [white, black] = [await server.guest('Wilma'), await server.guest('Bo')];
  const created = await createGame(white, { pairing: 'FRIEND', color: 'WHITE', ...input });
  await join(black, created.id, created.invitation.token);
  return { id: created.id, white, black };
}

/** Plays a move in UCI notation. */
export async function play(client: TestClient, gameId: string, ply: number, uci: string) {
  const promotion = uci[4] ? PROMOTIONS[uci[4]] : null;
  const input = { gameId, ply, from: uci.slice(0, 2), to: uci.slice(2, 4), promotion };
  const answer: Answer = await client.ask(PLAY, { input });
  return answer.data?.playMove ?? answer.errors[0]?.extensions;
}

/** Plays moves in turn, from the position as it stands after `ply` half-moves. */
export async function playAll({ id, white, black }: TestGame, moves: string, ply = 0) {
  let answer: Awaited<ReturnType<typeof play>>;
  for (const [index, uci] of moves.split(' ').entries()) {
    const at = ply + index;
    answer = await play(at % 2 === 0 ? white : black, id, at, uci);
    if (answer.code) throw new Error(`${uci} at ply ${at}: ${answer.code}`);
  }
  return answer;
}

/** The game as this client sees it. */
export async function see(client: TestClient, id: string) {
  const { data } = await client.ask(`query ($id: ID!) { game(id: $id) { ${SEEN} } } ${SEEN_BOARD}`, { id });
  return data.game;
}

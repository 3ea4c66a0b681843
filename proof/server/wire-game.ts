import type { Move } from '@fog/engine';
import type { Onlooker } from '../twins/twins.js';
import { type Operation, offering, playing, simply } from './probes.js';
import { WireClient } from './wire-client.js';

/** Three people with a session each, and the same names wherever they sit. */
export type People = Readonly<Record<Onlooker, WireClient>>;

const NAMES: Readonly<Record<Onlooker, string>> = { white: 'Wilma', black: 'Bo', spectator: 'Sam' };

/** The answer's data; throws where there is none. */
function dataOf(body: string) {
  const { data, errors } = JSON.parse(body);
  if (errors) throw new Error(`the referee answers: ${JSON.stringify(errors).slice(0, 300)}`);
  return data;
}

async function guest(port: number, name: string, isBot = false): Promise<WireClient> {
  const query = `mutation ($name: String, $isBot: Boolean) {
    startSession(input: { name: $name, isBot: $isBot, delivery: TOKEN }) { token } }`;
  const stranger = new WireClient(port);
  const { body } = await stranger.ask({ query, variables: { name, isBot } });
  stranger.end();
  return new WireClient(port, dataOf(body).startSession.token);
}

/** @param isBlackBot whether a program plays Black, and not a person. */
export async function gather(port: number, isBlackBot = false): Promise<People> {
  const [white, black, spectator] = [
    await guest(port, NAMES.white),
    await guest(port, NAMES.black, isBlackBot),
    await guest(port, NAMES.spectator),
  ];
  return { white, black, spectator };
}

async function created(white: WireClient, input: string) {
  const query = `mutation { createGame(input: { ${input}, color: WHITE, listed: false }) {
    ... on Game { id invitation { token } } ... on Problem { code } } }`;
  return dataOf((await white.ask({ query, variables: {} })).body).createGame;
}

/** White makes a game and Black joins; gives its id. */
export async function sitDown({ white, black }: People): Promise<string> {
  const { id, invitation } = await created(white, 'pairing: FRIEND');
  await black.ask({
    query: `mutation ($input: JoinGameInput!) { joinGame(input: $input) { __typename } }`,
    variables: { input: { gameId: id, token: invitation.token } },
  });
  return id;
}

/** White makes a game for two at one device; gives its id. */
export async function sitAtDevice({ white }: People): Promise<string> {
  return (await created(white, 'pairing: SAME_DEVICE')).id;
}

/** The version of the game that an operation has changed. */
export function versionIn(body: string): number {
  const [told] = Object.values(dataOf(body)) as { __typename: string; version?: number }[];
  if (told.version === undefined) throw new Error(`refused: ${body}`);
  return told.version;
}

/** One game over the wire, and all that its onlooker is sent. */
export class WireGame {
  readonly id: string;
  readonly #people: People;
  readonly #onlooker: Onlooker;
  #version = 2;

  private constructor(id: string, people: People, onlooker: Onlooker) {
    this.id = id;
    this.#people = people;
    this.#onlooker = onlooker;
  }

  /** White and Black sit down, the onlooker follows all of this. */
  static async begin(people: People, onlooker: Onlooker, followed: readonly string[]): Promise<WireGame> {
    const id = await sitDown(people);
    await people[onlooker].follow(id, followed);
    // What was followed has its price too: the next answer would be told to have taken it.
    await people[onlooker].ask({ query: '{ __typename }', variables: {} });
    return new WireGame(id, people, onlooker);
  }

  /** Makes a move; gives what the onlooker was sent because of it. */
  async play(color: 'white' | 'black', ply: number, move: Move): Promise<string[]> {
    const answer = await this.#act(color, playing(this.id, ply, move));
    return [...answer, ...(await this.frames())];
  }

  /** White offers a draw and Black declines, or the other way round. */
  async offerAndDecline(color: 'white' | 'black', ply: number): Promise<string[]> {
    const offered = await this.#act(color, offering(this.id, ply));
    offered.push(...(await this.frames()));
    const declined = await this.#act(color === 'white' ? 'black' : 'white', simply('declineDraw', this.id));
    return [...offered, ...declined, ...(await this.frames())];
  }

  /** What the onlooker is answered. */
  async ask(operation: Operation): Promise<string> {
    return (await this.#people[this.#onlooker].ask(operation)).raw;
  }

  /** What the onlooker is answered who would take the game away. */
  async export(): Promise<string> {
    return (await this.#people[this.#onlooker].fetch(`/export/games/${this.id}.pgn`)).raw;
  }

  frames(): Promise<string[]> {
    return this.#people[this.#onlooker].framesUpTo(this.#version);
  }

  /** Leaves nothing running behind. */
  async end(): Promise<void> {
    this.#people[this.#onlooker].close();
    await this.#people.white.ask(simply('resign', this.id));
  }

  async #act(color: 'white' | 'black', operation: Operation): Promise<string[]> {
    const { raw, body } = await this.#people[color].ask(operation);
    this.#version = versionIn(body);
    return color === this.#onlooker ? [raw] : [];
  }
}

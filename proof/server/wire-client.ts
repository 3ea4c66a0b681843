import { Agent, request } from 'node:http';
import { WebSocket } from 'ws';
import { Price } from './price.js';
import type { Operation } from './probes.js';

/** On a machine that is busy with other things, too. */
const HEARD_WITHIN_MS = 60_000;

/** Tells of a game when it wants its player, and not how things stand. */
const OWN_GAMES = 'myGamesChanged';

/** An answer: all that came, and the body alone. */
interface Answer {
  readonly raw: string;
  readonly body: string;
}

/** One person's line to the referee: HTTP and one socket, both to the byte. */
export class WireClient {
  /** What proves who this is; none for a stranger. */
  readonly token: string | undefined;
  readonly #port: number;
  readonly #agent = new Agent({ keepAlive: true });
  readonly #price = new Price();
  #socket: WebSocket | undefined;
  #frames: string[] = [];
  #arrived: () => void = () => undefined;

  /** @param token a bearer token; none for a stranger. */
  constructor(port: number, token?: string) {
    this.#port = port;
    this.token = token;
  }

  /** Sends an operation; gives the answer as it came: status, headers in their order, body. */
  ask(operation: Operation): Promise<Answer> {
    return this.#send('POST', '/graphql', JSON.stringify(operation));
  }

  /** Fetches what stands under a path. */
  fetch(path: string): Promise<Answer> {
    return this.#send('GET', path, '');
  }

  #send(method: string, path: string, payload: string): Promise<Answer> {
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(payload),
      ...(this.token && { authorization: `Bearer ${this.token}` }),
    };
    return new Promise((resolve, reject) => {
      const asked = request(
        { host: '127.0.0.1', port: this.#port, path, method, headers, agent: this.#agent },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.once('end', () => {
            const body = Buffer.concat(chunks).toString();
            const told = this.#price.in(response.rawHeaders.join('\n'));
            resolve({ raw: `${response.statusCode} ${told}\n\n${body}`, body });
          });
          response.once('error', reject);
        },
      );
      // A kept connection may have been closed just as it was used again: nothing was read then.
      asked.once('error', (error) =>
        asked.reusedSocket ? this.#send(method, path, payload).then(resolve, reject) : reject(error),
      );
      asked.end(payload);
    });
  }

  /**
   * Follows all of this over a socket of its own.
   *
   * @param followed subscriptions, of which each may ask for the game as `$id`.
   */
  async follow(gameId: string, followed: readonly string[]): Promise<void> {
    const socket = new WebSocket(`ws://127.0.0.1:${this.#port}/graphql`, 'graphql-transport-ws');
    this.#socket = socket;
    socket.on('message', (message: Buffer) => {
      this.#frames.push(message.toString());
      this.#arrived();
    });
    await new Promise<void>((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    const payload = this.token ? { authorization: `Bearer ${this.token}` } : {};
    socket.send(JSON.stringify({ type: 'connection_init', payload }));
    await this.#until((frame) => frame.includes('"connection_ack"'));
    for (const [index, query] of followed.entries()) {
      const id = String(index);
      socket.send(JSON.stringify({ id, type: 'subscribe', payload: { query, variables: { id: gameId } } }));
      // All but one tell at once how things stand.
      if (!query.includes(OWN_GAMES)) await this.#until((frame) => frame.includes(`"id":"${id}"`));
    }
  }

  /** Every frame since the last time, once that with this version has come and the line is quiet: what was followed first, first. */
  async framesUpTo(version: number): Promise<string[]> {
    const news = await this.#until((frame) => isNewsOf('gameChanged', version, frame));
    if (isWantedIn(news)) await this.#until((frame) => isNewsOf(OWN_GAMES, version, frame));
    this.#socket?.send(JSON.stringify({ type: 'ping', payload: { version } }));
    await this.#until((frame) => frame.includes('"pong"'));
    const subscription = (frame: string) => /"id":"(\d+)"/.exec(frame)?.[1] ?? '';
    return this.#frames.splice(0).sort((one, other) => subscription(one).localeCompare(subscription(other)));
  }

  close(): void {
    this.#socket?.terminate();
    this.#socket = undefined;
    this.#frames = [];
  }

  /** Lets go of every connection. */
  end(): void {
    this.close();
    this.#agent.destroy();
  }

  /** The first frame of this kind, once it has come. */
  #until(isThere: (frame: string) => boolean): Promise<string> {
    return new Promise((resolve, reject) => {
      const late = setTimeout(
        () => reject(new Error(`not heard; the last frames: ${this.#frames.slice(-2).join('\n')}`)),
        HEARD_WITHIN_MS,
      );
      this.#arrived = () => {
        const found = this.#frames.find(isThere);
        if (found === undefined) return;
        clearTimeout(late);
        this.#arrived = () => undefined;
        resolve(found);
      };
      this.#arrived();
    });
  }
}

function isNewsOf(subscription: string, version: number, frame: string): boolean {
  return frame.includes(`"data":{"${subscription}":`) && frame.includes(`"version":${version},`);
}

/** Whether the one who was told this of a running game is promised a word of it among the own games (docs/api). */
function isWantedIn(news: string): boolean {
  const { role, turn, drawOffer, ply } = JSON.parse(news).payload.data.gameChanged;
  const isOffered = drawOffer !== null && drawOffer !== role;
  return role !== 'SPECTATOR' && ply > 0 && (turn === role || isOffered);
}

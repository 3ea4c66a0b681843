import type { IncomingMessage } from 'node:http';
import { CloseCode, type Server } from 'graphql-ws';
import type { Logger } from 'pino';
import type { WebSocket } from 'ws';
import { databaseFault } from '../database/database-fault.js';
import { LIMITS } from '../graphql/limits.js';
import { errorFacts } from '../log.js';

/** How often a client is asked whether it is still there, and how long it has to say so. */
const PULSE_MS = 12_000;

/** The standard close code that makes clients come back in a while. */
const TRY_AGAIN_LATER = 1013;

/** A socket and the request that asked for it. */
export interface Wire extends Record<PropertyKey, unknown> {
  readonly socket: WebSocket;
  readonly request: IncomingMessage;
}

/**
 * Puts the protocol on a socket. The package's own way prints what goes wrong, a client's words included, so this one
 * takes its place.
 */
export function serveSocket<Kept extends Wire>(server: Server<Kept>, wire: Kept, log: Logger): void {
  const { socket } = wire;
  socket.on('error', (error) => log.debug(errorFacts(error), 'socket failed'));
  const closed = server.opened(
    {
      protocol: socket.protocol,
      send: (text) => send(socket, text),
      close: (code, reason) => socket.close(code, reason),
      onMessage: (handle) => {
        socket.on('message', (data) => {
          if (isUnread(socket)) return socket.terminate();
          handle(String(data)).catch((error: unknown) => closeAfter(error, socket, log));
        });
      },
    },
    wire,
  );
  const stopPulse = keepPulse(socket);
  socket.once('close', (code, reason) => {
    stopPulse();
    void closed(code, String(reason));
  });
}

/** Resolves when the text has been handed to the network: until then a subscription takes up nothing newer. */
function send(socket: WebSocket, text: string): Promise<void> {
  return new Promise((resolve) => {
    // A failing socket closes by itself, and there is nobody left to tell.
    if (socket.readyState === socket.OPEN) socket.send(text, () => resolve());
    else resolve();
  });
}

/** Whether a client goes on asking without reading the answers. */
function isUnread(socket: WebSocket): boolean {
  return socket.bufferedAmount > LIMITS.socketBufferBytes;
}

function closeAfter(error: unknown, socket: WebSocket, log: Logger): void {
  if (databaseFault(error) !== null) socket.close(TRY_AGAIN_LATER, 'Try again later');
  else if (error instanceof Error && error.message.startsWith('Unexpected message of type'))
    socket.close(CloseCode.BadRequest, 'Invalid message received');
  else {
    log.error(errorFacts(error), 'a socket message could not be handled');
    socket.close(CloseCode.InternalServerError, 'Internal server error');
  }
}

/** Lets go of a client that is gone without a word, or reads nothing. */
function keepPulse(socket: WebSocket): () => void {
  let isThere = true;
  socket.on('pong', () => {
    isThere = true;
  });
  const pulse = setInterval(() => {
    if (!isThere) return socket.terminate();
    isThere = false;
    socket.ping();
  }, PULSE_MS);
  return () => clearInterval(pulse);
}

import { CloseCode } from 'graphql-ws';
import type { WebSocket } from 'ws';
import type { WakeUps } from './wake-ups.js';

/** Which sockets each session has opened on this process, so that they end with it. */
export class SessionSockets {
  readonly #sockets = new Map<string, Set<WebSocket>>();
  readonly #stopListening: () => void;

  constructor(wakeUps: WakeUps) {
    this.#stopListening = wakeUps.listen((wakeUp) => {
      if (wakeUp.kind === 'sessionEnded') this.#closeAll(wakeUp.sessionId);
    });
  }

  /** Remembers a socket until it closes. */
  add(sessionId: string, socket: WebSocket): void {
    const sockets = this.#sockets.get(sessionId) ?? new Set();
    this.#sockets.set(sessionId, sockets.add(socket));
    socket.once('close', () => {
      sockets.delete(socket);
      if (sockets.size === 0 && this.#sockets.get(sessionId) === sockets) this.#sockets.delete(sessionId);
    });
  }

  stop(): void {
    this.#stopListening();
  }

  #closeAll(sessionId: string): void {
    for (const socket of this.#sockets.get(sessionId) ?? [])
      socket.close(CloseCode.Forbidden, 'Session ended');
  }
}

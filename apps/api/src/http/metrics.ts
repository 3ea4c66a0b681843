import type { RequestHandler } from 'express';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/**
 * How the process fares, for Prometheus. Whoever runs a server is often a player on it: nothing is counted by game,
 * by kind of move, by capture or by draw, and no label says what was asked for.
 */
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests = new Counter({
    name: 'fog_http_requests_total',
    help: 'HTTP requests answered, by status.',
    labelNames: ['status'],
    registers: [this.#registry],
  });
  readonly #seconds = new Histogram({
    name: 'fog_http_request_seconds',
    help: 'Time from an HTTP request to the end of its answer.',
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [this.#registry],
  });

  #openSockets: () => number = () => 0;

  constructor() {
    collectDefaultMetrics({ register: this.#registry });
    const sockets: Gauge = new Gauge({
      name: 'fog_sockets',
      help: 'WebSockets that are open.',
      registers: [this.#registry],
      collect: () => sockets.set(this.#openSockets()),
    });
  }

  /** @param openSockets how many sockets are open whenever it is asked. */
  watchSockets(openSockets: () => number): void {
    this.#openSockets = openSockets;
  }

  /** Notes that a request was answered. */
  answered(status: number, milliseconds: number): void {
    this.#requests.inc({ status: String(status) });
    this.#seconds.observe(milliseconds / 1000);
  }

  /** All that was measured, as Prometheus reads it. */
  written(): Promise<string> {
    return this.#registry.metrics();
  }

  /** The page of it. The front door does not lead there. */
  page(): RequestHandler {
    return async (_request, response) => {
      response.type(this.#registry.contentType).send(await this.written());
    };
  }
}

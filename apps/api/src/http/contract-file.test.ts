import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { buildSchema } from 'graphql';
import { contractFile } from './contract-file.js';

let server: Server;
let url: string;
beforeAll(async () => {
  const app = express().disable('etag');
  server = createServer(app.get('/schema.graphql', contractFile(buildSchema('type Query { move: String }'))));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/schema.graphql`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

test('the contract is a text, which is sent again only when it has changed', async () => {
  const first = await fetch(url);
  expect(first.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await first.text()).toBe('type Query {\n  move: String\n}\n');
  // Without the second header fetch asks for a whole answer.
  const statusWith = async (tag: string) =>
    (await fetch(url, { headers: { 'if-none-match': tag, 'cache-control': 'max-age=0' } })).status;
  expect(await statusWith(first.headers.get('etag') ?? '')).toBe(304);
  expect(await statusWith('"another"')).toBe(200);
});

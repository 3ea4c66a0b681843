import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { explorer } from './explorer.js';

let server: Server;
let url: string;
beforeAll(async () => {
  server = createServer(express().get('/graphql', explorer('/graphql')));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

test('the explorer is one page that loads nothing from elsewhere, and whose policy lets its own script run alone', async () => {
  const response = await fetch(url);
  const html = await response.text();
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const [markup, ...parts] = html.split('<script>');
  const scripts = parts.join('<script>');
  expect(markup.match(/ (src|href)="(?!data:)/g)).toBeNull();
  const digest = createHash('sha256')
    .update(scripts.slice(0, scripts.lastIndexOf('</script>')))
    .digest('base64');
  const policy = response.headers.get('content-security-policy');
  expect(policy).toContain(`script-src 'sha256-${digest}';`);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("connect-src 'self'");
});

test('who takes no gzip is given the same page', async () => {
  const plain = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(plain.headers.get('vary')).toContain('Accept-Encoding');
  expect(await plain.text()).toBe(await (await fetch(url)).text());
});

test('a query in its address is not run', async () => {
  const response = await fetch(`${url}?query=${encodeURIComponent('{ viewer { id } }')}`);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await response.text()).not.toContain('"viewer":null');
});

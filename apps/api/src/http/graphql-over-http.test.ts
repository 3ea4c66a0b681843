import { serverAudits } from 'graphql-http';
import { startTestServer, type TestServer } from '../testing/test-server.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const audits = serverAudits({
  url: () => `http://127.0.0.1:${server.port}/graphql`,
  fetchFn: fetch,
});
/**
 * For clients of the old media type Apollo Server gives a request that cannot run the status 400, not 200. And GET is
 * the explorer's alone (api.md), so what may be done by GET is not.
 */
const NOT_KEPT = [
  'MAY NOT allow executing mutations on GET requests',
  'MAY allow URL-encoded JSON string {variables} parameter in GETs when accepting application/graphql-response+json',
  'MAY allow URL-encoded JSON string {variables} parameter in GETs when accepting application/json',
  'SHOULD use 200 status code on document parsing failure when accepting application/json',
  'SHOULD use 200 status code on document validation failure when accepting application/json',
  'SHOULD use a status code of 200 on variable coercion failure when accepting application/json',
];
const required = audits.filter(({ name }) => name.startsWith('MUST'));

test.each(required.map(({ name, fn }) => [name, fn] as const))('%s', async (_name, audit) => {
  expect(await audit()).toMatchObject({ status: 'ok' });
});

test('the rules that should be kept are kept, but for those named here', async () => {
  const missed: string[] = [];
  for (const { name, fn } of audits.filter((audit) => !required.includes(audit))) {
    const result = await fn();
    if (result.status !== 'ok') missed.push(name);
  }
  process.stdout.write(`Rules of GraphQL over HTTP that are not kept:\n  ${missed.join('\n  ')}\n`);
  expect(missed.sort()).toEqual(NOT_KEPT);
});

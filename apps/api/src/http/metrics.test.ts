import { playAll, startGame } from '../testing/test-games.js';
import { startTestServer } from '../testing/test-server.js';

test('the process is measured, and nothing that is played', async () => {
  const server = await startTestServer();
  const read = async () => (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text();
  const own = (page: string) => page.split('\n').filter((line) => /^fog_/.test(line));
  const game = await startGame(server);
  const events = game.black.subscribe('subscription ($id: ID!) { gameChanged(id: $id) { version } }', {
    id: game.id,
  });
  await events.find(() => true);
  const before = own(await read());
  expect(before).toContain('fog_sockets 1');
  await playAll(game, 'e2e4 f7f6 d1h5 a7a6 h5e8');
  const page = await read();
  const requests = Number(/fog_http_requests_total\{status="200"\} (\d+)/.exec(page)?.[1]);
  expect(requests).toBeGreaterThanOrEqual(9);
  expect(page).toContain('process_cpu_seconds_total');
  // The same series whatever has been played: no label but the status and the bounds of the histogram.
  const series = (lines: string[]) => lines.map((line) => line.replace(/ [\d.e-]+$/, ''));
  expect(series(own(page))).toEqual(series(before));
  expect(own(page).join()).not.toMatch(/move|capture|draw|game/i);
  await server.close();
});

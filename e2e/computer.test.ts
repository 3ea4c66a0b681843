import type { Browser, Page } from 'playwright-core';
import { button, says } from './actions.js';
import { newPerson, openBrowser } from './browser.js';
import { sharedProduct } from './product.js';
import { Referee } from './referee.js';
import { seesBoard, tapMove } from './table.js';
import { visit } from './visits.js';

const product = sharedProduct();
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

/** A stranger's bot, which takes challenges as long as the page is open and never moves. */
async function sitIdle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ask = async (query: string) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch('/graphql', { method: 'POST', headers, body: JSON.stringify({ query }) });
      return (await answer.json()).data;
    };
    const { startSession } = await ask(
      'mutation { startSession(input: { delivery: TOKEN, name: "Idle", isBot: true }) { token } }',
    );
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    const send = (message: object) => socket.send(JSON.stringify(message));
    socket.onopen = () =>
      send({ type: 'connection_init', payload: { authorization: `Bearer ${startSession.token}` } });
    socket.onmessage = ({ data }) => {
      const query = 'subscription { challenges(input: { games: 8 }) { id } }';
      if (JSON.parse(data).type === 'connection_ack')
        send({ type: 'subscribe', id: '1', payload: { query } });
    };
    while ((await ask('{ bots { isFree } }')).bots.length < 2)
      await new Promise((again) => setTimeout(again, 50));
  });
}

test("one tap on home seats the computer, not a stranger's bot, and it answers a move out of sight", async () => {
  const person = await newPerson(browser);
  const referee = new Referee();
  await visit(person, product.origin);
  await sitIdle(person.page);
  await person.page.getByRole('radio', { name: 'White' }).check({ force: true });
  await button(person, 'Play the computer').click();
  await person.page.waitForURL(/\/en\/game\//);
  await says(person, 'Wisp');
  await person.page.getByText('Bot', { exact: true }).waitFor();
  await seesBoard(person, referee.seat('white').board());
  await tapMove(person, 'a2a3');
  await person.page.getByRole('img', { name: 'Hidden move' }).waitFor();
  await says(person, 'Your move');
  await visit(person, product.origin);
  await person.page.getByRole('link', { name: 'Against Wisp Bot' }).waitFor();
  expect(person.complaints).toEqual([]);
});

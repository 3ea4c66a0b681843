import type { Browser } from 'playwright-core';
import { button, inviteAsWhite, says } from './actions.js';
import { newPerson, openBrowser, type Person } from './browser.js';
import { standing } from './eavesdropper.js';
import { Match } from './match.js';
import { sharedProduct } from './product.js';
import { notationIn, placementsIn, showsPiece } from './secrets.js';
import { dragMove, seesBoard, tapMove } from './table.js';
import { reload, visit } from './visits.js';

/** 1.e4 d5 2.exd5 Qxd5 3.Nc3 Qxg2 4.Bxg2 c6 5.Nb5 cxb5 6.Bxb7 a6 7.Bc6+ (nobody is warned) Nf6 8.Bxe8 takes the king. */
const GAME = 'e2e4 d7d5 e4d5 d8d5 b1c3 d5g2 f1g2 c7c6 c3b5 c6b5 g2b7 a7a6 b7c6 g8f6 c6e8'.split(' ');

const product = sharedProduct();
let browser: Browser;
let anna: Person;
let bo: Person;
let spectator: Person;
let match: Match;
let link = '';

beforeAll(async () => {
  browser = await openBrowser();
  [anna, bo, spectator] = await Promise.all([newPerson(browser), newPerson(browser), newPerson(browser)]);
  match = new Match(anna, bo);
});
afterAll(() => browser?.close());

test('Anna makes a game as White and gets a link; her board stands before her', async () => {
  link = await inviteAsWhite(anna, product.origin);
  expect(link).toMatch(/^http:\/\/[^/]+\/game\/[\w-]{12,}#invitation=[\w-]{20,}$/);
});

test('opening the link seats nobody; joining does, once, and the game begins on both screens', async () => {
  await visit(bo, link);
  await says(bo, /invites you to play/);
  expect(new URL(bo.page.url()).pathname).toMatch(/^\/en\/game\//);
  await visit(spectator, link.split('#')[0]!);
  await says(spectator, 'Waiting for the second player');
  await button(bo, 'Join the game').click();
  await match.bothSee();
  await says(anna, 'Your move');
});

test('a whole game to the capture of the king, each page showing exactly what it may', async () => {
  const { referee } = match;
  for (const [index, uci] of GAME.entries()) {
    await match.play(uci, index % 3 === 0 ? dragMove : tapMove);
    if (referee.isOver) break;
    await seesBoard(spectator, referee.spectator().board());
    await says(
      spectator,
      new RegExp(`${referee.ply === 1 ? 'One move has' : `${referee.ply} moves have`} been made`),
    );
    await expectLossTold();
    await expectNothingLeaked();
  }
  expect(referee.isOver).toBe(true);
});

test('a reload in the end shows everybody everything, and the replay every move through three pairs of eyes', async () => {
  const end = match.referee.spectator();
  for (const person of [anna, bo, spectator]) {
    await says(person, 'White wins');
    await says(person, 'The king was taken on e8.');
    await seesBoard(person, end.board());
    await reload(person);
    await seesBoard(person, end.board());
  }
  const frames = end.replay()!.frames();
  const eyes = { 'White’s eyes': 'white', 'Black’s eyes': 'black', Everything: 'all' } as const;
  for (const [name, key] of Object.entries(eyes)) {
    await spectator.page.getByRole('radio', { name }).check({ force: true });
    await button(spectator, 'To the start').click();
    for (const frame of frames) {
      await seesBoard(spectator, frame[key]);
      if (frame.ply < frames.length - 1) await button(spectator, 'One forward').click();
    }
  }
});

test('no page complained', () => {
  for (const person of [anna, bo, spectator]) expect(person.complaints).toEqual([]);
});

/** Who has just lost a piece reads what and where, and whether it happened out of sight. */
async function expectLossTold(): Promise<void> {
  const { referee } = match;
  const [loser, color] = referee.ply % 2 === 0 ? ([anna, 'white'] as const) : ([bo, 'black'] as const);
  const { losses, lossMark } = referee.seat(color).board();
  const loss = losses.at(-1);
  if (loss?.ply !== referee.ply) return;
  await says(loser, `Your ${loss.kind} on ${loss.square} was taken${lossMark ? ', out of your sight' : ''}.`);
}

/** While the game runs: every placement and every move that a browser was ever sent is one its viewer may know. */
async function expectNothingLeaked(): Promise<void> {
  const { referee } = match;
  const seats = [
    { person: anna, color: 'white' },
    { person: bo, color: 'black' },
  ] as const;
  for (const { person, color } of seats) {
    const own = new Set(
      referee
        .seat(color)
        .moves()
        .flatMap(({ move }) => (move ? [move.uci, move.san] : [])),
    );
    for (const { where, text } of await heardAndShown(person)) {
      for (const placement of placementsIn(text)) {
        if (showsPiece(placement) && !referee.entitled(color).has(placement))
          throw new Error(`${where} sent ${color} ${placement}`);
      }
      for (const move of notationIn(text))
        if (!own.has(move)) throw new Error(`${where} sent ${color} the move ${move}`);
    }
  }
  for (const { where, text } of await heardAndShown(spectator)) {
    const leaked = [...placementsIn(text).filter(showsPiece), ...notationIn(text)];
    if (leaked.length > 0) throw new Error(`${where} sent the spectator ${leaked[0]}`);
  }
}

async function heardAndShown(person: Person) {
  return [...(await person.eavesdropper.heard()), { where: 'the page', text: await standing(person.page) }];
}

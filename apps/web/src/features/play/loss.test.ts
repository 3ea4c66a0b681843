import { readFileSync } from 'node:fs';
import { PIECE_KINDS } from '@fog/engine';
import { createTranslator } from 'next-intl';
import { freshLoss } from './loss';
import { sightWith } from './testing/game-samples';

const messages = JSON.parse(readFileSync(new URL('../../i18n/messages/en.json', import.meta.url), 'utf8'));
const say = createTranslator({ locale: 'en', messages, namespace: 'play.loss' });
const knight = { ply: 12, square: 'f7', kind: 'knight' } as const;
const pawn = { ply: 6, square: 'd4', kind: 'pawn' } as const;

test('a piece taken out of sight', () => {
  const loss = freshLoss(sightWith({ ply: 12, losses: [pawn, knight], lossMark: 'f7' }));
  expect(loss).toEqual({ ...knight, seen: false });
  expect(say('hidden', { kind: loss!.kind, square: loss!.square })).toBe(
    'Your knight on f7 was taken, out of your sight.',
  );
});

test('a piece taken in plain view', () => {
  const loss = freshLoss(sightWith({ ply: 12, losses: [pawn, knight], lossMark: null }));
  expect(loss).toEqual({ ...knight, seen: true });
  expect(say('seen', { kind: loss!.kind, square: loss!.square })).toBe('Your knight on f7 was taken.');
});

test('every piece has its word', () => {
  expect(PIECE_KINDS.map((kind) => say('seen', { kind, square: 'e4' }))).toEqual(
    PIECE_KINDS.map((kind) => `Your ${kind} on e4 was taken.`),
  );
});

test.each([
  ['the loss is older than the last half-move', { ply: 13, losses: [pawn, knight] }],
  ['nothing was ever lost', { ply: 12, losses: [] }],
])('silence where %s', (_, sight) => {
  expect(freshLoss(sightWith(sight))).toBeNull();
});

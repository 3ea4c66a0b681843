import { PROMOTION_KINDS } from '@fog/engine';
import fc from 'fast-check';
import {
  type BoardMove,
  destinations,
  NOTHING_PICKED,
  type Picking,
  type PickingAction,
  pick,
  stillPossible,
} from './picking';

const knightMove: BoardMove = { from: 'g1', to: 'f3', promotion: null };
const otherKnightMove: BoardMove = { from: 'g1', to: 'h3', promotion: null };
const pawnMove: BoardMove = { from: 'e2', to: 'e4', promotion: null };
const promotions = PROMOTION_KINDS.map((promotion): BoardMove => ({ from: 'a7', to: 'a8', promotion }));
const moves = [knightMove, otherKnightMove, pawnMove, ...promotions];

const holding = (picked: BoardMove['from']): Picking => ({ picked, promoting: null });
const asking: Picking = { picked: 'a7', promoting: { from: 'a7', to: 'a8' } };

test('destinations are those of the picked piece alone', () => {
  expect([...destinations(moves, 'g1')]).toEqual(['f3', 'h3']);
  expect([...destinations(moves, null)]).toEqual([]);
});

describe('tapping', () => {
  const tap = (picking: Picking, square: BoardMove['to']) => pick(picking, { kind: 'tap', square }, moves);

  test('picks up a piece that may move', () => {
    expect(tap(NOTHING_PICKED, 'g1')).toEqual({ picking: holding('g1'), move: null });
  });

  test('does nothing on fog, an empty square or a piece that may not move', () => {
    expect(tap(NOTHING_PICKED, 'd7')).toEqual({ picking: NOTHING_PICKED, move: null });
  });

  test('moves to a destination', () => {
    expect(tap(holding('g1'), 'f3')).toEqual({ picking: NOTHING_PICKED, move: knightMove });
  });

  test('puts the same piece down, and changes over to another', () => {
    expect(tap(holding('g1'), 'g1')).toEqual({ picking: NOTHING_PICKED, move: null });
    expect(tap(holding('g1'), 'e2')).toEqual({ picking: holding('e2'), move: null });
  });

  test('lets go on a square where it may not move', () => {
    expect(tap(holding('g1'), 'd7')).toEqual({ picking: NOTHING_PICKED, move: null });
  });

  test('asks what the pawn becomes before it moves', () => {
    expect(tap(holding('a7'), 'a8')).toEqual({ picking: asking, move: null });
  });
});

describe('dragging', () => {
  test('a drop on a destination moves', () => {
    expect(pick(holding('e2'), { kind: 'drop', square: 'e4' }, moves).move).toEqual(pawnMove);
  });

  test('a drop where it came from keeps the piece picked, for taps', () => {
    expect(pick(holding('e2'), { kind: 'drop', square: 'e2' }, moves).picking).toEqual(holding('e2'));
  });

  test('a drop anywhere else, or off the board, lets go', () => {
    expect(pick(holding('e2'), { kind: 'drop', square: 'e5' }, moves).picking).toEqual(NOTHING_PICKED);
    expect(pick(holding('e2'), { kind: 'drop', square: null }, moves).picking).toEqual(NOTHING_PICKED);
  });
});

describe('promotion', () => {
  test.each(promotions)('to a $promotion', (promotion) => {
    const chosen = promotion.promotion ?? 'queen';
    expect(pick(asking, { kind: 'promote', promotion: chosen }, moves)).toEqual({
      picking: NOTHING_PICKED,
      move: promotion,
    });
  });

  test('can be called off', () => {
    expect(pick(asking, { kind: 'cancel' }, moves)).toEqual({ picking: NOTHING_PICKED, move: null });
  });

  test('the picker closes when its move is no longer possible', () => {
    expect(stillPossible(asking, moves)).toEqual(asking);
    expect(stillPossible(asking, [knightMove])).toEqual(NOTHING_PICKED);
    expect(pick(asking, { kind: 'promote', promotion: 'queen' }, []).move).toBeNull();
  });
});

test('a picked piece that may no longer move is put down', () => {
  expect(stillPossible(holding('g1'), [pawnMove])).toEqual(NOTHING_PICKED);
});

test('whatever is done in whatever order, only moves of the list come of it', () => {
  const square = fc.constantFrom('a7', 'a8', 'e2', 'e4', 'g1', 'f3', 'd7') as fc.Arbitrary<'a7'>;
  const action: fc.Arbitrary<PickingAction> = fc.oneof(
    fc.record({ kind: fc.constantFrom('tap' as const, 'lift' as const, 'drop' as const), square }),
    fc.record({ kind: fc.constant('promote' as const), promotion: fc.constantFrom(...PROMOTION_KINDS) }),
    fc.constant({ kind: 'cancel' as const }),
  );
  const offered = fc.subarray(moves);
  fc.assert(
    fc.property(fc.array(fc.tuple(action, offered), { maxLength: 12 }), (steps) => {
      let picking = NOTHING_PICKED;
      for (const [next, legal] of steps) {
        const step = pick(picking, next, legal);
        if (step.move) expect(legal).toContain(step.move);
        expect(stillPossible(step.picking, legal)).toEqual(step.picking);
        picking = step.picking;
      }
    }),
    { seed: 2 },
  );
});

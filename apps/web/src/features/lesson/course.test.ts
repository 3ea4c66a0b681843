import { isSquareName, type SquareName } from '@fog/engine';
import { readPlacement } from '../../board/placement';
import { attempt, begin, type Course, goOn, look, STEPS } from './course';

/** The move of a UCI text, as the board tells it. */
function move(uci: string) {
  const [from, to] = [uci.slice(0, 2), uci.slice(2, 4)];
  if (!isSquareName(from) || !isSquareName(to)) throw new Error(uci);
  return { from, to, promotion: null };
}

/** The course at the beginning of a step, all before it done by the first of the right moves. */
function at(step: number): Course {
  return STEPS.slice(0, step).reduce((course, { right }) => goOn(attempt(course, move(right[0]))), begin());
}

const on = (course: Course, square: SquareName) => readPlacement(look(course).placement)[square];
const BLACK_KING = { color: 'black', kind: 'king' };

test.each(STEPS.flatMap(({ name, right }, step) => right.map((uci) => ({ name, step, uci }))))(
  'in “$name” $uci is right, in the list of legal moves, and leads on',
  ({ step, uci }) => {
    const before = uci === 'd3h7' && step === 3 ? goOn(attempt(at(2), move('d1d3'))) : at(step);
    expect(look(before).moves).toContainEqual(move(uci));
    const after = attempt(before, move(uci));
    expect(after).toMatchObject({ step, phase: 'done' });
    expect(step === STEPS.length - 1 ? after.game.result?.reason : after.game.turn).toBe(
      step === STEPS.length - 1 ? 'king_captured' : 'black',
    );
  },
);

test.each(STEPS.map(({ name }, step) => ({ name, step })))(
  'in “$name” any other move gets a hint and changes nothing',
  ({ step }) => {
    const course = at(step);
    const right: readonly string[] = STEPS[step]?.right ?? [];
    const others = look(course).moves.filter(({ from, to }) => !right.includes(`${from}${to}`));
    expect(others.length).toBeGreaterThan(10);
    for (const other of others)
      expect(attempt(course, other)).toEqual({ step, phase: 'hint', game: course.game });
  },
);

test('what the words of each step say is so', () => {
  expect(on(at(0), 'h7')).toBe('fog');
  expect(on(attempt(at(0), move('f1d3')), 'h7')).toMatchObject({ color: 'black', kind: 'pawn' });
  expect(on(attempt(at(1), move('d3h7')), 'g8')).toEqual(BLACK_KING);
  expect(look(at(2))).toMatchObject({ lossSquare: 'h7' });
  expect(on(at(2), 'h7')).toBe('fog');
  for (const uci of ['f3g5', 'd1d3']) expect(on(attempt(at(2), move(uci)), 'h7')).toEqual(BLACK_KING);
  expect(on(at(3), 'h7')).toEqual(BLACK_KING);
  expect(look(attempt(at(3), move('g5h7'))).placement).not.toMatch(/[?k]/);
});

test('White sees the black king at no other moment than when the words say so', () => {
  expect([0, 1, 2, 3].map((step) => look(at(step)).placement.includes('k'))).toEqual([
    false,
    false,
    false,
    true,
  ]);
});

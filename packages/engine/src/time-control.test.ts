import { accepted, refusalOf } from './testing/games.js';
import { parseTimeControl } from './time-control.js';

test.each([
  [{ initialSeconds: 15, incrementSeconds: 0 }],
  [{ initialSeconds: 10_800, incrementSeconds: 60 }],
  [{ initialSeconds: 180, incrementSeconds: 2, daysPerMove: null }],
])('real time: %o', (input) => {
  const { initialSeconds, incrementSeconds } = input;
  expect(accepted(parseTimeControl(input))).toEqual({ kind: 'realtime', initialSeconds, incrementSeconds });
});

test.each([1, 14])('%i days per move', (daysPerMove) => {
  expect(accepted(parseTimeControl({ daysPerMove }))).toEqual({ kind: 'correspondence', daysPerMove });
});

test.each([
  [{}],
  [{ initialSeconds: 180 }],
  [{ incrementSeconds: 2 }],
  [{ initialSeconds: 14, incrementSeconds: 0 }],
  [{ initialSeconds: 10_801, incrementSeconds: 0 }],
  [{ initialSeconds: 180, incrementSeconds: -1 }],
  [{ initialSeconds: 180, incrementSeconds: 61 }],
  [{ initialSeconds: 180.5, incrementSeconds: 0 }],
  [{ initialSeconds: Number.NaN, incrementSeconds: 0 }],
  [{ daysPerMove: 0 }],
  [{ daysPerMove: 15 }],
  [{ daysPerMove: 1.5 }],
  [{ daysPerMove: 3, initialSeconds: 180, incrementSeconds: 2 }],
  [{ daysPerMove: 3, incrementSeconds: 0 }],
])('refused: %o', (input) => {
  expect(refusalOf(parseTimeControl(input))).toBe('BAD_INPUT');
});

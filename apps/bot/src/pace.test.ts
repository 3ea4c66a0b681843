import { pauseMs } from './pace.js';

test('a person is given time to look', () => {
  expect(pauseMs(null)).toBeGreaterThanOrEqual(300);
  expect(pauseMs(300_000)).toBe(pauseMs(null));
});

// field-faults 42: the bot lost on time at fast clocks.
test.each([
  [15, 0],
  [60, 0],
  [60, 1],
])(
  '%i + %i lasts for a hundred moves, with a twentieth of a second lost on the way each time',
  (seconds, increment) => {
    let leftMs = seconds * 1000;
    for (let move = 0; move < 100; move += 1) {
      leftMs -= pauseMs(leftMs) + 50;
      expect(leftMs).toBeGreaterThan(0);
      leftMs += increment * 1000;
    }
  },
);

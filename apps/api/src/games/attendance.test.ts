import { Attendance } from './attendance.js';
import type { SeenGame } from './games.types.js';

const { jest } = import.meta;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const seen = (status: SeenGame['status'], pairing: SeenGame['pairing'], role: SeenGame['role']) =>
  ({ status, pairing, role }) as SeenGame;

function attended() {
  const told: string[] = [];
  const attendance = new Attendance({
    keepWaiting: () => void told.push('lives'),
    everyMs: 2,
    enter: (color) => {
      told.push(`${color} comes`);
      return () => void told.push(`${color} goes`);
    },
  });
  return { told, attendance };
}

const aWhile = () => void jest.advanceTimersByTime(30);

test('a game that waits for anyone is told that its maker lives, until it begins', () => {
  const { told, attendance } = attended();
  for (let time = 0; time < 3; time += 1) attendance.saw(seen('waiting', 'anyone', 'white'));
  aWhile();
  attendance.saw(seen('active', 'anyone', 'white'));
  expect(told).toEqual(['white comes', ...Array(15).fill('lives')]);
  aWhile();
  expect(told).toHaveLength(16);
  attendance.end();
  expect(told.slice(16)).toEqual(['white goes']);
});

test('one who goes while the game waits gives no sign of life after it', () => {
  const { told, attendance } = attended();
  attendance.saw(seen('waiting', 'anyone', 'black'));
  attendance.end();
  aWhile();
  expect(told).toEqual(['black comes', 'black goes']);
});

test('a seat that is taken while watching is entered once; spectators, and two at one device, enter none', () => {
  const { told, attendance } = attended();
  attendance.saw(seen('waiting', 'friend', 'spectator'));
  attendance.saw(seen('active', 'same_device', 'both'));
  expect(told).toEqual([]);
  attendance.saw(seen('active', 'friend', 'black'));
  attendance.saw(seen('finished', 'friend', 'black'));
  attendance.end();
  expect(told).toEqual(['black comes', 'black goes']);
});

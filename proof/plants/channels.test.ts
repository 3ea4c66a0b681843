import { readFile } from 'node:fs/promises';
import { LEVEL_NAMES } from '../levels/level.js';
import { CHANNELS_WITHOUT_PLANT, PLANTS } from './channels.js';

/** Beside these, one is planted in the time that answers take (proof/timing.ts). */
const TIMED = 1;

const told = await readFile(new URL('../../docs/fog.md', import.meta.url), 'utf8');

/** The rows of docs/fog.md on what is planted where: channel, plants in words, levels. */
const rows = told
  .split('\n| channel | planted | level |\n')[1]
  .split('\n\n')[0]
  .split('\n')
  .slice(1)
  .map((row) => row.split('|').slice(1, -1))
  .map(([channel, planted, levels]) => ({
    channel: channel.trim(),
    count: planted.trim().startsWith('none: ') ? 0 : planted.split(';').length,
    levels: levels.split(',').map((level) => level.trim()),
  }));

test('every channel has a plant, or a reason for having none', () => {
  const held = new Set([...PLANTS.map(({ channel }) => channel), ...Object.keys(CHANNELS_WITHOUT_PLANT)]);
  expect([...held].sort()).toEqual(rows.map(({ channel }) => channel).sort());
});

test.each(rows)('docs/fog.md tells of what is planted for $channel', ({ channel, count, levels }) => {
  const planted = PLANTS.filter((plant) => plant.channel === channel);
  const timed = channel === 'time' ? TIMED : 0;
  expect(count).toBe(planted.length + timed);
  const names = LEVEL_NAMES.filter((name) => planted.some(({ level }) => level === name));
  expect(levels.filter((level) => level !== '' && level !== 'timing')).toEqual(names);
});

test('docs/fog.md tells how many there are', () => {
  expect(told).toContain(`So ${PLANTS.length + TIMED} leaks are planted`);
});

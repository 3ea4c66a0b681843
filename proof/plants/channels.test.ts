import { CHANNELS_WITHOUT_PLANT, PLANTS } from './channels.js';

/** The rows of the table of channels in docs/fog.md. */
const CHANNELS = [
  'board text',
  'order of lists',
  'counters and rights',
  'hashes, ids, versions',
  'move list',
  'material, captured pieces',
  'sound, animation, title, live region',
  'own legal moves',
  'error texts, codes, order of checks',
  'sizes and counts of messages',
  'time',
  'result',
  'offers',
  'query cost',
  'spectators, second browsers',
  'two people at one device',
  'Next.js: HTML, RSC payloads',
  'caches between',
  'lists, search, node(id), nested paths',
  'OpenGraph image, embeds, page titles',
  'logs, metrics, traces',
  'premoves',
  'rate limits, locks',
  'bots',
  'end of game',
];

test('every channel has a plant, or a reason for having none', () => {
  const held = new Set([...PLANTS.map(({ channel }) => channel), ...Object.keys(CHANNELS_WITHOUT_PLANT)]);
  expect([...held].sort()).toEqual([...CHANNELS].sort());
});

import { PAGE_PLANTS } from './page-plants.js';
import type { Plant } from './plant.js';
import { REFEREE_PLANTS } from './referee-plants.js';
import { VIEW_PLANTS } from './view-plants.js';

/** Every leak that the levels have to find. */
export const PLANTS: readonly Plant[] = [...VIEW_PLANTS, ...REFEREE_PLANTS, ...PAGE_PLANTS];

/** Where else the channels of secrecy.md are held, and why there is nothing here to plant. */
export const CHANNELS_WITHOUT_PLANT: Readonly<Record<string, string>> = {
  'caches between': 'headers are the same constants in every answer; their values have a test of their own',
  premoves: 'nothing is sent before it is played, and then it is a move like any other',
  'rate limits, locks': 'a budget belongs to one session; the tests of limits hold them apart',
  bots: 'a bot has a session like anybody and the same API; Black is one over the wire',
};

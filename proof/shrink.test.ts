import { seededRandom } from '../packages/engine/src/testing/random.js';
import { projection } from './levels/projection.js';
import { PLANTS } from './plants/channels.js';
import { shrunk } from './shrink.js';
import { allTwins } from './twins/generator.js';

/** The first long game in which this plant shows late. */
async function lateDifference(name: string) {
  const plant = PLANTS.find((each) => each.name === name);
  const level = projection(plant?.substitutes?.viewGame);
  for (const twins of allTwins(seededRandom(7))) {
    const found = await level.compare(twins);
    if (found && found.ply > 8) return { found, level };
  }
  throw new Error('there is no end of twins');
}

test('a difference in a long game becomes one in a short game, that is still a difference', async () => {
  for (const name of ['how often the position has stood', 'the fog lifts when a king can be taken']) {
    const { found, level } = await lateDifference(name);
    const short = await shrunk(found, level, 300);
    expect(short.ply).toBeLessThanOrEqual(8);
    expect(await level.compare(short.twins)).toMatchObject({ ply: short.ply, a: short.a, b: short.b });
    expect(short.a).not.toBe(short.b);
  }
});

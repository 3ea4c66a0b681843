/** Run in a process of its own for each peer, so that none warms up or slows down another. Writes its rates as JSON. */
import { rate } from './measure.mjs';
import { POSITIONS } from './positions.mjs';

const [, , name, task] = process.argv;
const peer = await import(`./peers/${name}.mjs`);
const rates = POSITIONS.map(({ fen, [peer.speed]: depth }) =>
  rate(() => peer[task](fen, depth - (task === 'makeAll' ? 1 : 0))),
);
process.stdout.write(JSON.stringify(rates.map(Math.round)));

/** One of the processes that the proof is shared among: does one job after another, as it is told, until it hears no more. */
import 'reflect-metadata';
import { doJob, type Job } from './job.js';
import { Ground } from './levels/open-level.js';

const ground = new Ground();

process.on('message', (job: Job) => {
  doJob(job, ground).then((done) => process.send?.(done));
});
process.once('disconnect', () => ground.close().then(() => process.exit()));

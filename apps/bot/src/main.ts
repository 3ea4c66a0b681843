import { setTimeout as delay } from 'node:timers/promises';
import { Bot } from './bot.js';
import { parseConfig } from './config.js';
import { forgetToken, ownToken } from './identity.js';
import { log } from './log.js';
import { pauseMs } from './pace.js';

/** How long to wait after a refusal, so that no fault makes players in a row. */
const AGAIN_AFTER_MS = 5_000;

async function main(): Promise<void> {
  const config = parseConfig(process.env);
  const stopping = new AbortController();
  let bot: Bot | undefined;
  const stop = async () => {
    stopping.abort();
    await bot?.stop();
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);

  while (!stopping.signal.aborted) {
    const token = await ownToken(config, stopping.signal);
    bot = new Bot({ ...config, token, log, pauseMs, random: Math.random });
    const code = await bot.play();
    if (code === null) return;
    log('session refused', { code });
    await bot.stop();
    if (code === 'UNAUTHENTICATED') await forgetToken(config);
    await delay(AGAIN_AFTER_MS);
  }
}

await main();

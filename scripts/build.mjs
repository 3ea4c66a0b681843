/** Installs and builds whatever is not up to date. Step names as arguments build only those and what they need. */
import { prepare } from './steps.mjs';

const names = process.argv.slice(2);
await prepare(names.length > 0 ? names : undefined).catch(() => process.exit(1));

/** npm run bench: installs when the lock file has changed, then measures the budgets (infra/bench). */
import { runMain } from './runMain.mjs';

process.exit(await runMain('infra/bench/src/main.ts', process.argv.slice(2)));

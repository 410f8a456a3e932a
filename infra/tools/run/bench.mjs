/** npm run bench: installs when the lock file has changed, then measures the budgets (infra/tools/bench). */
import './supportedNode.mjs';
import { runMain } from './runMain.mjs';

process.exit(await runMain('infra/tools/bench/src/main.ts', process.argv.slice(2)));

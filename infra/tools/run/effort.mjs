/**
 * npm run effort: counts what the shortest way to the price and to the signed policy costs a shopper; exits with 1 if any
 * figure is worse than the baseline. `-- --keep` makes the figures the new baseline.
 */
import './supportedNode.mjs';
import { runMain } from './runMain.mjs';

process.exit(await runMain('infra/tools/e2e/src/effort/main.ts', process.argv.slice(2), { ports: true }));

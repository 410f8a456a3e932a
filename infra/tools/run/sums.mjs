/**
 * npm run sums [-- TX PA]: compares every amount that twelve quotes show to rate, schedule and ledger; exits with 1 if
 * any differs.
 */
import './supportedNode.mjs';
import { runMain } from './runMain.mjs';

process.exit(await runMain('infra/tools/e2e/src/sums/main.ts', process.argv.slice(2), { ports: true }));

/**
 * npm run dev: installs when the lock file has changed, then builds and serves everything, and rebuilds and restarts
 * on every change.
 */
import './supportedNode.mjs';
import { runMain } from './runMain.mjs';

process.exit(await runMain('infra/tools/run/src/dev/main.ts', process.argv.slice(2)));

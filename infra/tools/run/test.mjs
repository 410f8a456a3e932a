/** npm test: installs when the lock file has changed, then starts the test run. */
import './supportedNode.mjs';
import { runMain } from './runMain.mjs';

process.exit(await runMain('infra/tools/run/src/test/main.ts', process.argv.slice(2)));

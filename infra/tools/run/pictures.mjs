/**
 * npm run shots: every screen at 360, 768 and 1280 px in both languages, and at 1280 px dark, as PNG in `.shots/`, which
 * git ignores. npm run film: the way from the ZIP to the price as one moving picture for the README.
 */
import './supportedNode.mjs';
import { runMain } from './runMain.mjs';

const [what = 'shots', ...args] = process.argv.slice(2);
process.exit(await runMain(`infra/tools/e2e/src/${what}/main.ts`, args, { ports: true }));

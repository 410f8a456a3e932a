/**
 * npm run drill -- purchase|storage|edge|soak|team: installs when the lock file has changed, then runs a drill, which documents
 * its own arguments.
 */
import './supportedNode.mjs';
import { runMain } from './runMain.mjs';

const API = 'infra/tools/proof/src/drill/runDrill.ts';
const [what = '', ...args] = process.argv.slice(2);
const drill = {
  purchase: [API, what],
  storage: [API, what],
  edge: ['infra/tools/e2e/src/attacks/main.ts'],
  soak: ['infra/tools/e2e/src/soak/main.ts'],
  team: ['infra/tools/e2e/src/team/main.ts'],
}[what];
if (!drill) {
  console.error('npm run drill -- purchase|storage|edge|soak|team');
  process.exit(1);
}
const [main, ...said] = drill;
process.exit(await runMain(main, [...said, ...args], { ports: true }));

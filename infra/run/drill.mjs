/**
 * npm run drill -- purchase|storage|edge|soak|team: installs when the lock file has changed, then runs a drill, which documents
 * its own arguments.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, root } from './install.mjs';

const API = 'infra/api/src/drill/runDrill.ts';
const [what = '', ...args] = process.argv.slice(2);
const drill = {
  purchase: [API, what],
  storage: [API, what],
  edge: ['infra/e2e/src/attacks/main.ts'],
  soak: ['infra/e2e/src/soak/main.ts'],
  team: ['infra/e2e/src/team/main.ts'],
}[what];
if (!drill) {
  console.error('npm run drill -- purchase|storage|edge|soak|team');
  process.exit(1);
}
ensureInstalled();
const [main, ...said] = drill;
const child = spawn(process.execPath, ['--import', 'tsx', join(root, main), ...said, ...args], {
  cwd: root,
  stdio: 'inherit',
});
// Ctrl-C reaches the whole group, but SIGTERM only this process.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.once('exit', (code) => process.exit(code ?? 1));

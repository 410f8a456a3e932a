/**
 * npm run dev: installs when the lock file has changed, then builds and serves everything, and rebuilds and restarts
 * on every change.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, root } from './install.mjs';

ensureInstalled();
const main = join(root, 'infra/run/src/dev/main.ts');
const child = spawn(process.execPath, ['--import', 'tsx', main, ...process.argv.slice(2)], {
  cwd: root,
  // The channel tells the child when this process ends, even if it is killed.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});
// Ctrl-C reaches the whole group, but SIGTERM only this process.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.once('exit', (code) => process.exit(code ?? 1));

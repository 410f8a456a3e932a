/** node infra/run/serve.mjs <name>: starts one part again on its port (a remote that was stopped, say). */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './install.mjs';

const child = spawn(
  process.execPath,
  ['--import', 'tsx', join(root, 'infra/run/src/serveOne.ts'), ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit' },
);
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.once('exit', (code) => process.exit(code ?? 0));

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { endWithNpm } from './endWithNpm.mjs';
import { ensureInstalled, root } from './install.mjs';
import { choosePorts } from './ports.mjs';

const END_WITH_PARENT = pathToFileURL(join(root, 'infra/tools/run/endWithParent.mjs')).href;

/**
 * Installs when the lock file has changed, then runs a program of this project, as `infra/tools/e2e/src/sums/main.ts`, and
 * resolves to its exit code. It ends with this process, however that ends. `ports`: it starts a system on free ports.
 */
export async function runMain(file, args, { ports = false } = {}) {
  ensureInstalled();
  if (ports) await choosePorts();
  const child = spawn(
    process.execPath,
    ['--import', END_WITH_PARENT, '--import', 'tsx', join(root, file), ...args],
    { cwd: root, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] },
  );
  // Ctrl-C reaches the whole group, but SIGTERM only this process.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  endWithNpm(child);
  return new Promise((done) => child.once('exit', (code) => done(code ?? 1)));
}

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { oneAtATime } from './oneAtATime.mjs';

export const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[/\\]$/, '');

const stamp = join(root, 'node_modules', '.installed-lock');
const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');

/**
 * Installs the locked dependencies if they are missing or the lock file has changed. The stamp is inside
 * node_modules, so that deleting the folder resets it. Uses only Node, because it runs before anything is installed.
 */
export function ensureInstalled() {
  // Commands that start together would each delete what another one installs.
  const status = isInstalled() ? 0 : oneAtATime(join(root, '.cache', 'install.lock'), install);
  if (status !== 0) process.exit(status);
}

const isInstalled = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash();

/** Returns npm's exit status. */
function install() {
  if (isInstalled()) return 0;
  console.log('Installing dependencies ...');
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (npm.status === 0) noteInstalled();
  return npm.status ?? 1;
}

/** Notes that what the lock file names is installed. */
export function noteInstalled() {
  writeFileSync(stamp, lockHash());
}

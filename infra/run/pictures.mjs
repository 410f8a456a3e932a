/**
 * npm run shots: every screen at 360, 768 and 1280 px in both languages, and at 1280 px dark, as PNG in `.shots/`, which
 * git ignores. npm run film: the way from the ZIP to the price as one moving picture for the README.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, root } from './install.mjs';

ensureInstalled();
const [, , what = 'shots'] = process.argv;
const child = spawn(process.execPath, ['--import', 'tsx', join(root, 'infra/e2e/src', what, 'main.ts')], {
  cwd: root,
  stdio: 'inherit',
});
child.once('exit', (code) => process.exit(code ?? 1));

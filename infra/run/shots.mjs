/** npm run shots: every screen at 360, 768 and 1280 px in both languages as PNG in `.shots/`, which git ignores. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, root } from './install.mjs';

ensureInstalled();
const child = spawn(process.execPath, ['--import', 'tsx', join(root, 'infra/e2e/src/shots/main.ts')], {
  cwd: root,
  stdio: 'inherit',
});
child.once('exit', (code) => process.exit(code ?? 1));

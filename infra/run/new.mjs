/** npm run new -- remote|step|carrier|state NAME: creates one from its template (infra/run/templates). */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, noteInstalled, root } from './install.mjs';

ensureInstalled();
const main = join(root, 'infra/run/src/new/main.ts');
const { status } = spawnSync(process.execPath, ['--import', 'tsx', main, ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
noteInstalled();
process.exit(status ?? 1);

import { resolve } from 'node:path';
import { backUp, restore } from './backup';

/* npm run backup -- FOLDER, npm run restore -- FOLDER */
const { env, argv } = process;
const [act, folder] = argv.slice(2);
// npm runs this in its workspace; paths are relative to where it was called.
const here = (path: string) => resolve(env['INIT_CWD'] ?? '.', path);
try {
  if (folder === undefined || folder.startsWith('-')) throw new Error(`npm run ${act} -- FOLDER`);
  const dataDir = here(env['DATA_DIR'] ?? '.data');
  const done = act === 'restore' ? restore(dataDir, here(folder), new Date()) : backUp(dataDir, here(folder));
  console.log(await done);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

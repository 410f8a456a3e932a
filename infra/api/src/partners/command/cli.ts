import { resolve } from 'node:path';
import { partnersTokenIn } from '../partnersToken';
import { askApiAt } from './askApi';
import { partnersCommand } from './partnersCommand';

const { env, argv } = process;
// npm runs this in its workspace; paths are relative to where it was called.
const dataDir = resolve(env['INIT_CWD'] ?? '.', env['DATA_DIR'] ?? '.data');
const origin = env['API_ORIGIN'] ?? `http://127.0.0.1:${Number(env['PORT_BASE'] ?? 3000) + 10}`;

try {
  const ask = askApiAt(origin, () => env['PARTNERS_TOKEN'] ?? partnersTokenIn(dataDir));
  console.log(await partnersCommand(argv.slice(2), ask));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

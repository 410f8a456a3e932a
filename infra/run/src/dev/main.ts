import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { REMOTE_NAMES } from '@infra/releases';
import { devEverything } from './devEverything';
import { devOne } from './devOne';

const usage = `Usage: npm run dev
       npm run dev -- --only <${REMOTE_NAMES.join('|')}> --against <URL of a deployed site>`;

const { values } = parseArgs({ options: { only: { type: 'string' }, against: { type: 'string' } } });
const portBase = Number(process.env.PORT_BASE ?? 3000);
// Separate from the data of npm start, because two processes cannot open one embedded database.
const dataDir = resolve(process.env.DATA_DIR ?? '.data/dev');
process.env.DATA_DIR = dataDir;

const name = REMOTE_NAMES.find((known) => known === values.only);
if ((values.only ?? values.against) !== undefined && !(name && values.against)) {
  console.error(usage);
  process.exit(1);
}
let stop = async (): Promise<void> => {};
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void stop().finally(() => process.exit(0)));
}
process.once('disconnect', () => void stop().finally(() => process.exit(1)));
stop =
  name && values.against
    ? await devOne(name, new URL(values.against).origin, portBase, dataDir)
    : await devEverything(portBase, dataDir);
console.log(`ready http://localhost:${portBase}`);

import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { REMOTE_NAMES } from '@infra/releases';
import { address, PORT_BASE, readSettings, startOrSay } from '@infra/server';
import { devAlone } from './alone/devAlone';
import { devEverything } from './devEverything';
import { devOne } from './devOne';

const remotes = REMOTE_NAMES.join('|');
const usage = `Usage: npm run dev                               everything, with live reload
       npm run dev -- --only <${remotes}>     one remote on a page of its own, with Fast Refresh
       npm run dev -- --only <${remotes}> --against <URL of a deployed site>`;

const { values } = parseArgs({ options: { only: { type: 'string' }, against: { type: 'string' } } });
const name = REMOTE_NAMES.find((known) => known === values.only);
if ((values.only ?? values.against) !== undefined && !name) {
  console.error(usage);
  process.exit(1);
}
let stop = async (): Promise<void> => {};
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void stop().finally(() => process.exit(0)));
}
await startOrSay(async () => {
  const portBase = readSettings({ settings: { PORT_BASE } }, process.env).PORT_BASE;
  // Separate from the data of npm start, because two processes cannot open one embedded database.
  const dataDir = resolve(process.env.DATA_DIR ?? '.data/dev');
  process.env.DATA_DIR = dataDir;
  if (!name) stop = await devEverything(portBase, dataDir);
  else if (values.against === undefined) stop = await devAlone(name, portBase, dataDir);
  else {
    const site = address(values.against, '--against');
    stop = await devOne(name, new URL(site).origin, portBase, dataDir);
  }
  console.log(`ready http://localhost:${portBase}`);
});

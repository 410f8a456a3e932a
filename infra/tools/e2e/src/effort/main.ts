import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { joinBrowser, launchBrowserServer } from '../system/browser';
import { newShopper } from '../system/shopper';
import { root, startSystem } from '../system/system';
import { figuresOf, tableOf, worseThan, type Figures } from './compareEffort';
import { PHONE, shortestWay } from './shortestWay';

const FILE = join(root, 'infra/tools/e2e/src/effort/baseline.json');
const baseline = JSON.parse(readFileSync(FILE, 'utf8')) as Figures;
const keeps = process.argv.includes('--keep');

/** `E2E_RUNNING` set: uses the running system on E2E_PORT_BASE; else starts its own. */
const system = process.env['E2E_RUNNING'] === undefined ? await startSystem() : null;
const server = await launchBrowserServer();
try {
  const shopper = await newShopper(await joinBrowser(server.wsEndpoint()), PHONE);
  const way = await shortestWay(shopper).catch((error: unknown) => {
    throw new Error(`stopped at ${shopper.page.url()}`, { cause: error });
  });
  const figures = figuresOf(way);
  console.log(tableOf(baseline, figures));
  for (const [screen, height] of Object.entries(way.policy.heights)) console.log(`${height} px  ${screen}`);
  await shopper.leave();
  if (keeps) writeFileSync(FILE, `${JSON.stringify(figures, null, 2)}\n`);
  const worse = worseThan(keeps ? figures : baseline, figures);
  console.log(worse.length === 0 ? 'nothing is worse' : `worse:\n${worse.join('\n')}`);
  process.exitCode = worse.length === 0 ? 0 : 1;
} finally {
  await server.close();
  await system?.stop();
}

import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { OLD_ACCORD, quackenbush } from '../journey/application/answers';
import { buyAndApply } from '../journey/application/buyAndApply';
import { joinBrowser, launchBrowserServer } from '../system/browser';
import { newShopper } from '../system/shopper';
import { startSystem } from '../system/system';
import { recordCalls } from './plainCalls';

/** Records a journey from the ZIP to the final quote, with a story's own answers, in the system of these sources. */
const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('Usage: npm run record -w @infra/e2e -- FILE');

const system = await startSystem();
const server = await launchBrowserServer();
try {
  const shopper = await newShopper(await joinBrowser(server.wsEndpoint()));
  const calls = await recordCalls(shopper.context);
  await buyAndApply(shopper, 'IL', {
    street: '1 Main St',
    drivers: [quackenbush('IL')],
    vehicles: [OLD_ACCORD],
  });
  const place = resolve(process.env['INIT_CWD'] ?? '.', file);
  writeFileSync(place, `${JSON.stringify({ at: new Date().toISOString(), calls })}\n`);
  console.log(`${calls.length} calls are in ${place}`);
  await shopper.leave();
} finally {
  await server.close();
  await system.stop();
}

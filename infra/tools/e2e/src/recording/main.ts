import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '@shared/domain';
import kit from '../../../../../shared/kit/package.json';
import { visit } from '../journey/page';
import { joinBrowser, launchBrowserServer } from '../system/browser';
import { newShopper } from '../system/shopper';
import { root, startSystem } from '../system/system';
import { recordEvents, withPlaceholders } from './busEvents';
import { recordCalls } from './plainCalls';
import { toFinalQuote, toPolicyAndHome } from './walk';

/**
 * Records a journey in the system of these sources: the sealed calls from the ZIP to the final quote, which the API
 * replays, and the events of the bus until the policy is signed, which the parts replay.
 */
const CALLS = 'infra/tools/proof/src/contract/recorded/journey.json';
const EVENTS = 'infra/services/releases/src/recorded/events.json';

const system = await startSystem();
const server = await launchBrowserServer();
try {
  const shopper = await newShopper(await joinBrowser(server.wsEndpoint()));
  // With the scripts at hand, the press on the start screen is the app's and not a page load of the plain form.
  await visit(shopper, paths.start());
  await shopper.page.waitForLoadState('networkidle');
  const calls = await recordCalls(shopper.context);
  const events = await recordEvents(shopper.context);
  await toFinalQuote(shopper);
  const { version } = kit;
  const at = new Date().toISOString();
  writeFileSync(join(root, CALLS), `${JSON.stringify({ version, at, calls })}\n`);
  console.log(`${calls.length} calls are in ${CALLS}`);
  await toPolicyAndHome(shopper);
  const recorded = { version, at, events: withPlaceholders(events) };
  writeFileSync(join(root, EVENTS), `${JSON.stringify(recorded, null, 1)}\n`);
  console.log(`${events.length} events are in ${EVENTS}`);
  await shopper.leave();
} finally {
  await server.close();
  await system.stop();
}

import { parseArgs } from 'node:util';
import { serviceDesk } from '@shared/kit/release';
import { joinBrowser, launchBrowserServer } from '../system/browser';
import { newShopper } from '../system/shopper';
import { walkRelease } from './walkRelease';

const usage = `Usage: npm run walk -- RELEASE --service URL [--why "the reason"]
Walks through a release that is not live yet in a browser, by a preview link, and tells the release service what it saw.
RELEASE_TOKEN holds a token for walks, or the platform's; CHROME_PATH an installed Chromium, if it is not found.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { service: { type: 'string' }, why: { type: 'string' }, help: { type: 'boolean' } },
});
const [release] = positionals;
const { service, why = 'a walk before it goes live' } = values;

async function walked(desk: ReturnType<typeof serviceDesk>, id: string) {
  const link = await desk.link({ what: 'preview', release: id, hours: 1, why });
  const server = await launchBrowserServer();
  try {
    const browser = await joinBrowser(server.wsEndpoint());
    const shopper = await newShopper(browser, { site: new URL(link).origin });
    const walk = await walkRelease(shopper, link);
    await shopper.leave();
    return walk;
  } finally {
    await server.close();
  }
}

async function run(): Promise<void> {
  if (values.help) return console.log(usage);
  if (!release || !service) throw new Error(usage);
  const desk = serviceDesk(service, process.env['RELEASE_TOKEN'] ?? '');
  const walk = await walked(desk, release);
  await desk.act({ what: 'note-walk', release, ...walk, why });
  console.log(`${release}: ${walk.screens.join(', ')}`);
  for (const { part, screen, found } of walk.findings) console.error(`${screen} (${part}): ${found}`);
  if (walk.findings.length > 0) process.exitCode = 1;
}

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

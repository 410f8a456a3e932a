import { rmSync } from 'node:fs';
import { tempFolder } from '@shared/testing/tempFolder';
import { joinBrowser, launchBrowserServer } from '../system/browser';
import { startSystem } from '../system/system';
import { goLive } from './goLive';
import { listedVersion, readLog } from './log';
import { newToken } from './service';
import { begin, finish, seeItLive } from './shoppers';
import { secondsSoFar, step } from './step';
import { install, makeFolder } from './teamFolder';
import { changeAndTest } from './teamWork';
import { tryBind } from './tryBind';

/**
 * `npm run drill -- team`: the quote team changes, tests, publishes, previews, tries and promotes `quote` from a folder
 * of its own, with packages one version older than the site's, while a shopper is between drivers and review. Its token
 * is refused for `bind`. Fails at the first thing that is not so.
 */
const ends: (() => unknown)[] = [];

/** Ends what was started, the last first. */
async function endAll(): Promise<void> {
  for (let end = ends.pop(); end; end = ends.pop()) await end();
}
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void endAll().finally(() => process.exit(1)));

async function begun() {
  const dataDir = tempFolder('quote-e2e');
  ends.push(() => rmSync(dataDir, { recursive: true, force: true }));
  const system = await startSystem({ DATA_DIR: dataDir });
  ends.push(() => system.stop());
  const server = await launchBrowserServer();
  ends.push(() => server.close());
  const tokens = {
    quoteTeam: await newToken(dataDir, 'quote-team', 'quote'),
    platform: await newToken(dataDir, 'platform', '*'),
    walks: await newToken(dataDir, 'walks', 'walks'),
  };
  return { browser: await joinBrowser(server.wsEndpoint()), dataDir, tokens };
}

async function drill(): Promise<void> {
  const { browser, dataDir, tokens } = await step('started the site', begun);
  const old = await step('refused the quote team’s token for bind, and took the platform’s', () =>
    tryBind(dataDir, tokens),
  );
  const team = await step(({ version }) => `packed ${version} of the shared packages`, makeFolder);
  ends.push(team.remove);
  await step('installed it beside the sources of quote', () => install(team));
  const shopper = await step('a shopper went from the ZIP to the drivers', () => begin(browser, old));
  await changeAndTest(team, browser);
  const id = await goLive(team, tokens, { old, browser });
  const version = await listedVersion(team, tokens.quoteTeam, id);
  await step('the shopper finished on the old release', () => finish(shopper, { old, later: version }));
  await step('new shoppers saw the new one', () => seeItLive(browser, id));
  await readLog(team, tokens.quoteTeam, id);
  console.log(`a team with packages ${team.version} released quote as ${id} in ${secondsSoFar()} s`);
}

const failed = await drill().then(
  () => false,
  (error: unknown) => {
    console.error(error);
    return true;
  },
);
await endAll();
// The proxy of a shopper who did not finish would keep the process alive.
process.exit(failed ? 1 : 0);

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { readRun } from '../system/run';
import { PORT_BASE, root, SITE } from '../system/system';
import { HOSTILE_PAGES } from './hostilePages';
import { startPartnerSite, type PartnerSite } from './partnerServer';

const run = promisify(execFile);

/** `npm run partners` on the shared system; what it printed. */
async function partners(...args: string[]): Promise<string> {
  const env = { ...process.env, PORT_BASE: String(PORT_BASE), DATA_DIR: readRun().dataDir };
  return (await run('npm', ['run', '--silent', 'partners', '--', ...args], { cwd: root, env })).stdout;
}

type Served = PartnerSite & { key: string };

/** `offset` is the site's port in the suite's range. */
const originOf = (offset: number): string => `http://127.0.0.1:${PORT_BASE + offset}`;

/** A site with this key, whether or not the key lists its origin. */
export async function serveWithKey(offset: number, key: string, pages = HOSTILE_PAGES): Promise<Served> {
  const port = PORT_BASE + offset;
  const site = await startPartnerSite({
    port,
    origin: originOf(offset),
    site: SITE,
    cars: `http://localhost:${PORT_BASE + 11}`,
    partner: key,
    pages,
  });
  return { ...site, key };
}

/**
 * A partner's own site with a key of its own. Its host is not the site's, so that cookies and storage are a third party's
 * (`localhost` and `127.0.0.1` are two sites). `settings` are further ones of its record.
 */
export async function startPartner(
  offset: number,
  pages = HOSTILE_PAGES,
  settings: string[] = [],
): Promise<Served> {
  const modes = ['--mode', 'frame', '--mode', 'inline'];
  const said = await partners('add', `Story ${offset}`, '--origin', originOf(offset), ...modes, ...settings);
  return serveWithKey(offset, /pk_\w+/.exec(said)?.[0] ?? '', pages);
}

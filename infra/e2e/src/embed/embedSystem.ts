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

/**
 * A partner's own site with a key of its own. Its host is not the site's, so that cookies and storage are a third party's
 * (`localhost` and `127.0.0.1` are two sites). `offset` is its port in the suite's range.
 */
export async function startPartner(offset: number): Promise<PartnerSite & { key: string }> {
  const port = PORT_BASE + offset;
  const origin = `http://127.0.0.1:${port}`;
  const said = await partners(
    'add',
    `Story ${offset}`,
    '--origin',
    origin,
    '--mode',
    'frame',
    '--mode',
    'inline',
  );
  const key = /pk_\w+/.exec(said)?.[0] ?? '';
  const parts = `http://localhost:${PORT_BASE + 1} http://localhost:${PORT_BASE + 11}`;
  const site = await startPartnerSite({
    port,
    origin,
    site: SITE,
    parts,
    partner: key,
    pages: HOSTILE_PAGES,
  });
  return { ...site, key };
}

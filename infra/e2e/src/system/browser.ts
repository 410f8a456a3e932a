import { existsSync } from 'node:fs';
import { chromium, type Browser, type BrowserServer } from 'playwright-core';

const INSTALLED = [
  process.env['CHROME_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** An installed Chrome or Chromium first; else the one that ships in a package (Linux x64). */
async function executable(): Promise<{ path: string; args: string[] }> {
  const installed = INSTALLED.find((path) => path !== undefined && existsSync(path));
  if (installed) return { path: installed, args: [] };
  const { default: packaged } = await import('@sparticuz/chromium');
  return { path: await packaged.executablePath(), args: packaged.args };
}

/**
 * Chromium as the suite uses it, quiet towards the network (no update or sync calls). It is started once and joined
 * by every file. `E2E_HEADED=1` shows it, `E2E_SLOW=300` waits that many milliseconds after each action.
 */
export async function launchBrowserServer(): Promise<BrowserServer> {
  const { path, args } = await executable();
  return chromium.launchServer({
    executablePath: path,
    headless: process.env['E2E_HEADED'] !== '1',
    args: [
      ...args,
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-gpu',
    ],
  });
}

/** Joins the browser that the set-up started. */
export function joinBrowser(endpoint: string): Promise<Browser> {
  return chromium.connect(endpoint, { slowMo: Number(process.env['E2E_SLOW'] ?? 0) });
}

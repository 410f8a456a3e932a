import { existsSync } from 'node:fs';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserServer,
  type LaunchOptions,
} from 'playwright-core';

const INSTALLED = [
  process.env['CHROME_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * An installed Chrome or Chromium; else the one from a package (Linux x64). The package unpacks its system libraries
 * only if it detects a bare cloud machine, so it is told that it runs on one.
 */
async function executable(): Promise<string> {
  const installed = INSTALLED.find((path) => path !== undefined && existsSync(path));
  if (installed) return installed;
  process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs20.x';
  const { default: packaged } = await import('@sparticuz/chromium');
  return packaged.executablePath();
}

/** The suite's Chromium, without background network calls (updates, sync). `E2E_HEADED=1` shows it. */
const options = async (): Promise<LaunchOptions & { args: string[] }> => ({
  executablePath: await executable(),
  headless: process.env['E2E_HEADED'] !== '1',
  args: [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-gpu',
  ],
});

/** A browser to connect to; `E2E_SLOW=300` waits that many milliseconds after each action. */
export const launchBrowserServer = async (): Promise<BrowserServer> => chromium.launchServer(await options());

/** A browser with one profile in this folder, reachable by other tools at the debugging port. */
export async function launchProfile(folder: string, debuggingPort: number): Promise<BrowserContext> {
  const { args, ...others } = await options();
  return chromium.launchPersistentContext(folder, {
    ...others,
    args: [...args, '--lang=en-US', `--remote-debugging-port=${debuggingPort}`],
  });
}

/** Connects to the browser that the setup started. */
export function joinBrowser(endpoint: string): Promise<Browser> {
  return chromium.connect(endpoint, { slowMo: Number(process.env['E2E_SLOW'] ?? 0) });
}

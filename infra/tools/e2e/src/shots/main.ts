import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { everyScreen } from '../journey/everyScreen';
import { atWidth, WIDTHS } from '../journey/looks';
import { LANGUAGES, type Language } from '../journey/texts';
import { joinBrowser, launchBrowserServer } from '../system/browser';
import { newShopper } from '../system/shopper';
import { root, SITE, startSystem } from '../system/system';
import type { Browser } from 'playwright-core';

const folder = join(root, '.shots');

/** Walks every screen once in a language and takes screenshots; returns how many. */
async function shoot(browser: Browser, language: Language): Promise<number> {
  const shopper = await newShopper(browser, { language });
  const { page } = shopper;
  let screens = 0;
  let count = 0;
  const shot = async (name: string) => {
    count += 1;
    const step = String(screens).padStart(2, '0');
    // Fonts and images must be loaded before a screenshot.
    await page.evaluate(async () => void (await document.fonts.ready));
    await page.screenshot({
      path: join(folder, language, `${step}-${name}.png`),
      fullPage: true,
      animations: 'disabled',
    });
  };
  await everyScreen(shopper, async (name) => {
    screens += 1;
    for (const width of WIDTHS) {
      await atWidth(page, width);
      await shot(`${name}-${width}`);
    }
    await page.emulateMedia({ colorScheme: 'dark' });
    await shot(`${name}-${WIDTHS.at(-1)}-dark`);
    await page.emulateMedia({ colorScheme: 'light' });
  });
  await shopper.leave();
  return count;
}

/** `E2E_RUNNING` set: uses the running system on E2E_PORT_BASE; else starts its own. */
const system = process.env['E2E_RUNNING'] === undefined ? await startSystem() : null;
const server = await launchBrowserServer();
try {
  const browser = await joinBrowser(server.wsEndpoint());
  for (const language of LANGUAGES) {
    rmSync(join(folder, language), { recursive: true, force: true });
    mkdirSync(join(folder, language), { recursive: true });
    console.log(`${await shoot(browser, language)} pictures of ${SITE} in .shots/${language}`);
  }
} finally {
  await server.close();
  await system?.stop();
}

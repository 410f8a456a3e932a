import { TIME_LIMITS } from '@shared/testing/timeLimits';
import { firefox, type Locator, type Page } from 'playwright-core';
import { textsOf } from '../../journey/texts';
import { listen } from '../listen';
import { SITE } from '../system';
import { findProgram, type OtherBrowser } from './otherBrowser';

const PROGRAMS = [process.env['FIREFOX_PATH'], 'firefox', 'firefox-esr'];

/** Over BiDi, Playwright fills a field by script, which React doesn't notice. A person presses keys. */
async function pressKeys(this: Locator, text: string): Promise<void> {
  await this.press('ControlOrMeta+A');
  await this.pressSequentially(text);
}

function fillByKeys(page: Page): void {
  (Object.getPrototypeOf(page.locator('body')) as Locator).fill = pressKeys;
}

/** An installed Firefox over WebDriver BiDi. Its console messages count as noise, as in Chromium. */
export const FIREFOX: OtherBrowser = {
  name: 'Firefox',
  missing: () => (findProgram(PROGRAMS) === null ? 'no Firefox on this machine' : null),
  async open() {
    const browser = await firefox.launch({
      // Playwright's own Firefox is a patched build; this channel is Firefox as released.
      channel: 'moz-firefox',
      executablePath: findProgram(PROGRAMS) ?? '',
      firefoxUserPrefs: { 'ui.prefersReducedMotion': 1 },
    });
    const context = await browser.newContext({ locale: 'en-US' });
    context.setDefaultTimeout(TIME_LIMITS.onPage);
    const noise: string[] = [];
    context.on('page', (page) => listen(page, noise));
    const page = await context.newPage();
    fillByKeys(page);
    return { page, site: SITE, t: textsOf('en'), noise, leave: () => browser.close() };
  },
};

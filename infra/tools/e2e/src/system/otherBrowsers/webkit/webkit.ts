import type { Page } from 'playwright-core';
import { textsOf } from '../../../journey/texts';
import { SITE } from '../../system';
import type { OtherBrowser } from '../otherBrowser';
import { BROWSER, startDriver, whyNoWebkit } from './startDriver';
import { openSession } from './webDriver';
import { WebkitPage } from './WebkitPage';

/** An installed WebKit over WebDriver, which does not report console messages. */
export const WEBKIT: OtherBrowser = {
  name: 'WebKit',
  missing: whyNoWebkit,
  async open() {
    const running = await startDriver();
    const options = { binary: BROWSER, args: ['--automation'] };
    const driver = await openSession(running.origin, { 'webkitgtk:browserOptions': options });
    return {
      // The journey uses nothing that WebkitPage lacks; such a call would fail and name it.
      page: new WebkitPage(driver) as unknown as Page,
      site: SITE,
      t: textsOf('en'),
      noise: [],
      async leave() {
        await driver.end();
        running.stop();
      },
    };
  },
};

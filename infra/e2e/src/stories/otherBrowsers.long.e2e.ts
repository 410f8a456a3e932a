import { OLD_ACCORD, quackenbush } from '../journey/application/answers';
import { buyAndApply } from '../journey/application/buyAndApply';
import { buyPolicy } from '../journey/payment/buyPolicy';
import { FIREFOX } from '../system/otherBrowsers/firefox';
import { WEBKIT } from '../system/otherBrowsers/webkit/webkit';
import { keepPicture } from '../system/story';
import type { OtherBrowser } from '../system/otherBrowsers/otherBrowser';

/** From the ZIP to the signed policy, every answer given on its screen; the console stays silent. */
async function walkIn(browser: OtherBrowser): Promise<void> {
  const visitor = await browser.open();
  try {
    await buyAndApply(visitor, 'IL', {
      street: '1 Main St',
      drivers: [quackenbush('IL')],
      vehicles: [OLD_ACCORD],
    });
    await buyPolicy(visitor, 'Wilhelmina Quackenbush');
    expect(visitor.noise).toEqual([]);
  } catch (error) {
    await keepPicture(visitor);
    throw error;
  } finally {
    await visitor.leave();
  }
}

describe('from the ZIP to the signed policy in another browser', () => {
  for (const browser of [FIREFOX, WEBKIT]) {
    const reason = browser.missing();
    if (reason) test.skip(`${browser.name} (skipped: ${reason})`, () => undefined);
    else test(browser.name, () => walkIn(browser));
  }
});

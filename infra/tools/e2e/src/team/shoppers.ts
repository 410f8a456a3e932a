import { paths } from '@shared/domain';
import type { Browser } from 'playwright-core';
import { texts as previewTexts } from '../../../../services/edge/src/preview/locales/texts';
import { button, isSameDocument, link, markDocument, seeHeading, visit } from '../journey/page';
import { releaseOf } from '../journey/pageData';
import { priceShown, toPrices } from '../journey/rates';
import { LANGUAGES, type Language } from '../journey/texts';
import { toDrivers } from '../journey/straightWay';
import { holdQuote } from '../system/heldQuote';
import { newShopper, type Shopper } from '../system/shopper';
import { demand, demandEqual } from './step';

/** The heading of the review, before and after the team's change. */
const OLD = 'quotes:review.title';
const NEW = 'quotes:summary.title';

async function demandOn(shopper: Shopper, release: string, when: string): Promise<void> {
  demandEqual(await releaseOf(shopper.page), release, when);
}

async function leaveSilently(shopper: Shopper): Promise<void> {
  demandEqual(shopper.noise, [], 'messages in the console');
  await shopper.leave();
}

/** A shopper on the way from the drivers to the review, with the page open. */
export async function begin(browser: Browser, release: string): Promise<Shopper> {
  const shopper = await newShopper(browser);
  await toDrivers(shopper);
  await demandOn(shopper, release, 'the release of a shopper who begins');
  return shopper;
}

/** The same shopper goes on in the open page, reloads it, and ends at the prices, all on the old release. */
export async function finish(
  shopper: Shopper,
  { old, later }: { old: string; later: string },
): Promise<void> {
  const { page, t, wire } = shopper;
  await markDocument(shopper);
  await toPrices(shopper);
  await link(shopper, t('rates:overview.editQuote')).click();
  await seeHeading(shopper, t(OLD));
  demand(await isSameDocument(shopper), 'the review opened without a reload');
  await visit(shopper, paths.review());
  await seeHeading(shopper, t(OLD));
  demand(!(await isSameDocument(shopper)), 'the review was loaded again');
  await demandOn(shopper, old, 'the release of a page loaded after the promotion');
  await link(shopper, t('quotes:review.save')).click();
  demand((await priceShown(shopper)) > 0, 'a price is shown');
  await demandOn(shopper, old, 'the release at the prices');
  const wrong = wire.seen.filter((address) => address.includes(later));
  demandEqual(wrong, [], 'what this shopper loaded of the new version');
  await page.waitForLoadState('networkidle');
  await leaveSilently(shopper);
}

/** The review of a quote that was made over the API. */
async function seeNewReview(shopper: Shopper, release: string): Promise<void> {
  await visit(shopper, paths.review());
  await seeHeading(shopper, shopper.t(NEW));
  await demandOn(shopper, release, 'the release of the new review');
}

/** Someone opens a preview link, presses its button, and sees the changed review with the preview's bar. */
export async function preview(browser: Browser, address: string, release: string): Promise<void> {
  const shopper = await newShopper(browser);
  const { page, t } = shopper;
  // First, because it also clears cookies.
  await holdQuote(shopper, 'driver');
  await page.goto(address);
  await button(shopper, previewTexts.en.start).click();
  await seeNewReview(shopper, release);
  const bar = page.getByRole('region', { name: t('shell:preview.label') });
  await bar.getByText(t('shell:preview.title', { parts: 'quote (Quote team)' })).waitFor();
  await leaveSilently(shopper);
}

/** New shoppers see the changed review, in both languages. */
export async function seeItLive(browser: Browser, release: string): Promise<void> {
  for (const language of LANGUAGES) {
    const shopper = await newShopper(browser, { language });
    await holdQuote(shopper, 'driver');
    await seeNewReview(shopper, release);
    await leaveSilently(shopper);
  }
}

/** The remote on a page of its own. */
export async function seeAlone(browser: Browser, site: string, language: Language = 'en'): Promise<void> {
  const shopper = await newShopper(browser, { language, site });
  await visit(shopper, '/');
  await seeHeading(shopper, shopper.t('quotes:start.title'));
  await leaveSilently(shopper);
}

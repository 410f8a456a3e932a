import { OLD_ACCORD, quackenbush } from '@infra/e2e/journey/application/answers';
import { buyAndApply } from '@infra/e2e/journey/application/buyAndApply';
import { addPolicyholder } from '@infra/e2e/journey/drivers';
import { everyPaymentScreen } from '@infra/e2e/journey/everyPaymentScreen';
import { arriveAt, button, link, seeHeading, type Walker } from '@infra/e2e/journey/page';
import { buyOnline, priceShown, toComparison, toPrices } from '@infra/e2e/journey/rates';
import { answerAbout, NOTHING_SPECIAL, zipField } from '@infra/e2e/journey/start';
import { textsOf } from '@infra/e2e/journey/texts';
import { addVehicleByCascade, onToDrivers } from '@infra/e2e/journey/vehicles';
import { paths } from '@shared/domain';
import type { Page } from 'playwright-core';
import { whenUsable } from './seen';

/** A ZIP with one city, in a state where buying requires no extra signatures. */
export const ZIP = '75201';

/** The e2e suite's journey steps on a bench page. */
const walkerOf = (page: Page, site: string): Walker => ({ page, site, t: textsOf('en') });

/** A realistic pause, so that prefetching gets the time it has in real use. */
const READING = 1500;

async function start(walker: Walker): Promise<void> {
  await walker.page.goto(walker.site + paths.start(), { waitUntil: 'commit' });
  await whenUsable(walker.page);
  await zipField(walker).pressSequentially(ZIP);
  await button(walker, walker.t('quotes:start.submit')).click();
}

/** From the list to the first driver's form and back: two steps with code and data already loaded. */
async function openFirstDriver(walker: Walker): Promise<void> {
  const { page } = walker;
  await page.locator('a[href^="/drivers/"][href$="/edit"]').first().click();
  await arriveAt(walker, /^\/drivers\/[^/]+\/edit$/);
  await seeHeading(walker, /./);
  await page.waitForTimeout(READING);
  await link(walker, walker.t('drivers:form.cancel')).click();
  await arriveAt(walker, paths.drivers());
}

/** From the ZIP to the first price, with reading pauses. */
export async function walkToPrices(page: Page, site: string, pause = READING): Promise<void> {
  const walker = walkerOf(page, site);
  await start(walker);
  await answerAbout(walker, NOTHING_SPECIAL);
  await addVehicleByCascade(walker);
  await page.waitForTimeout(pause);
  await onToDrivers(walker);
  await page.waitForTimeout(pause);
  await addPolicyholder(walker);
  await page.waitForTimeout(pause);
  await openFirstDriver(walker);
  await page.waitForTimeout(pause);
  await toPrices(walker);
}

/** From the first price to the purchase. */
export async function buy(page: Page, site: string): Promise<void> {
  const walker = walkerOf(page, site);
  await buyOnline(walker);
  await seeHeading(walker, walker.t('bind:policyDetails.heading'));
}

/** From the ZIP to the final page of a policy that is paid and signed. */
export async function walkToPolicy(page: Page, site: string): Promise<void> {
  const walker = walkerOf(page, site);
  const drivers = [quackenbush('OH')];
  await buyAndApply(walker, 'OH', { street: '1 Main St', drivers, vehicles: [OLD_ACCORD] });
  await everyPaymentScreen(walker, async () => {});
}

/** The whole journey: ZIP, car, driver, prices, comparison, back, and the first screen of the purchase. */
export async function walkTheJourney(page: Page, site: string): Promise<void> {
  const walker = walkerOf(page, site);
  await walkToPrices(page, site);
  await page.waitForTimeout(READING);
  await toComparison(walker);
  await page.waitForTimeout(READING);
  await link(walker, walker.t('rates:compare.back')).click();
  await priceShown(walker);
  await buy(page, site);
}

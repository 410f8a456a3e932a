import type { Walk } from '@shared/kit/release';
import { addPolicyholder } from '../journey/drivers';
import { axeFindings } from '../journey/looks';
import { seeHeading } from '../journey/page';
import { buyOnline, toPrices } from '../journey/rates';
import { answerAbout, NOTHING_SPECIAL, typeZip, zipField } from '../journey/start';
import { ONE_CITY_ZIP } from '../journey/straightWay';
import { addVehicleByVin, onToDrivers } from '../journey/vehicles';
import type { Shopper } from '../system/shopper';

interface Step {
  part: string;
  screen: string;
  /** Goes there from the step before. */
  go: (shopper: Shopper) => Promise<unknown>;
}

/** From the preview's page to the first screen of the purchase: every remote draws a screen for the next one. */
const steps = (link: string): Step[] => [
  {
    part: 'quote',
    screen: 'start',
    async go(shopper) {
      await shopper.page.goto(link);
      await shopper.page.locator('form button').click();
      await zipField(shopper).waitFor();
      await shopper.page.locator('#static-page').waitFor({ state: 'detached' });
    },
  },
  {
    part: 'quote',
    screen: 'edit-quote',
    async go(shopper) {
      await typeZip(shopper, ONE_CITY_ZIP);
      await seeHeading(shopper, shopper.t('quotes:edit.title'));
    },
  },
  { part: 'quote', screen: 'vehicle-new', go: (shopper) => answerAbout(shopper, NOTHING_SPECIAL) },
  {
    part: 'quote',
    screen: 'driver-new',
    async go(shopper) {
      await addVehicleByVin(shopper);
      await onToDrivers(shopper);
    },
  },
  { part: 'quote', screen: 'drivers', go: (shopper) => addPolicyholder(shopper) },
  { part: 'rates', screen: 'rates', go: toPrices },
  {
    part: 'bind',
    screen: 'policy-details',
    async go(shopper) {
      await buyOnline(shopper);
      await seeHeading(shopper, shopper.t('bind:policyDetails.heading'));
    },
  },
];

/** What is wrong on the current screen: for people with disabilities, and in the console since the last screen. */
async function lookAround({ page, noise }: Shopper): Promise<string[]> {
  const said = noise.splice(0).map((line) => `console: ${line}`);
  return [...(await axeFindings(page)), ...said].map((found) => found.slice(0, 1000));
}

/**
 * Walks through the release that a preview link opens, beside the other parts of that release. A screen that is not
 * reached is a finding, and ends the walk.
 */
export async function walkRelease(shopper: Shopper, link: string): Promise<Walk> {
  const screens: string[] = [];
  const findings: Walk['findings'][number][] = [];
  for (const { part, screen, go } of steps(link)) {
    try {
      await go(shopper);
    } catch (error) {
      const [reason = ''] = String(error instanceof Error ? error.message : error).split('\n');
      findings.push({ part, screen, found: `was not reached: ${reason}`.slice(0, 1000) });
      break;
    }
    screens.push(screen);
    findings.push(...(await lookAround(shopper)).map((found) => ({ part, screen, found })));
  }
  return { screens, findings: findings.slice(0, 100) };
}

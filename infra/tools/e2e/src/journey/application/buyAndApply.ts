import { paths, type StateCode } from '@shared/domain';
import { addDriver, TEENAGER } from '../drivers';
import { arriveAt, button, type Walker } from '../page';
import { toPrices } from '../rates';
import { toDrivers } from '../straightWay';
import { ZIPS } from '../zips';
import type { Application } from './answers';
import { apply } from './apply';

/** Buys the displayed price; USIC in Indiana asks first (reading 4). */
export async function buy(walker: Walker): Promise<void> {
  const { page, t } = walker;
  await button(walker, t('rates:overview.buyOnline')).click();
  const accept = button(walker, t('rates:monitored.accept'));
  const there = page.getByRole('heading', { level: 1, name: t('bind:policyDetails.heading') });
  await accept.or(there).first().waitFor();
  if (await accept.isVisible()) await accept.click();
  await arriveAt(walker, paths.policyDetails());
}

/** From the ZIP to the final quote, with a teenager for each driver beyond the first; its price in cents. */
export async function buyAndApply(
  walker: Walker,
  state: StateCode,
  application: Application,
): Promise<number> {
  await toDrivers(walker, ZIPS[state]);
  for (let more = 1; more < application.drivers.length; more += 1) await addDriver(walker, TEENAGER);
  await toPrices(walker);
  await buy(walker);
  return apply(walker, application);
}

import { paths } from '@shared/domain';
import { quackenbush } from '../journey/application/answers';
import { apply } from '../journey/application/apply';
import { buy } from '../journey/application/buyAndApply';
import { addPolicyholder } from '../journey/drivers';
import { visit } from '../journey/page';
import { buyPolicy } from '../journey/payment/buyPolicy';
import { toPrices } from '../journey/rates';
import { answerAbout, NOTHING_SPECIAL, typeZip, zipField } from '../journey/start';
import { ONE_CITY_ZIP } from '../journey/straightWay';
import { addVehicleByText, onToDrivers } from '../journey/vehicles';
import type { Shopper } from '../system/shopper';
import { countEffort, type Counted } from './countEffort';

/** The screens whose length on a phone is a goal of its own. */
export const TALL = {
  driver: '/bol/drivers/{id}/edit',
  vehicle: '/bol/vehicles/{id}/edit',
  review: paths.purchaseReview(),
} as const;

export interface Way {
  price: Counted;
  policy: Counted;
}

/** A phone of 390 px, as the screens are drawn for. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;

const APPLICATION = {
  street: '1 Main St',
  drivers: [quackenbush('OH')],
  vehicles: [{ vin: '2HGFC2F71GH500001', mileage: '88,000', aYear: '12,000' }],
};

/**
 * One car and one driver with ordinary answers, by the shortest way that each screen offers, without scanning: from
 * the ZIP to the price, then on to the signed policy.
 */
export async function shortestWay(shopper: Shopper): Promise<Way> {
  const effort = await countEffort(shopper);
  await visit(shopper, paths.start());
  await shopper.page.locator('#static-page').waitFor({ state: 'detached' });
  await zipField(shopper).waitFor();
  await typeZip(shopper, ONE_CITY_ZIP);
  await answerAbout(shopper, NOTHING_SPECIAL);
  await addVehicleByText(shopper, 'civic 16', 'commute');
  await onToDrivers(shopper);
  await addPolicyholder(shopper);
  await toPrices(shopper);
  const price = effort.soFar();
  await buy(shopper);
  await apply(shopper, APPLICATION);
  await buyPolicy(shopper, 'Wilhelmina Quackenbush');
  return { price, policy: effort.soFar() };
}

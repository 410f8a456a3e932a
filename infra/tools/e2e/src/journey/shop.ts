import { OLD_ACCORD, quackenbush } from './application/answers';
import { apply } from './application/apply';
import { buy } from './application/buyAndApply';
import type { Walker } from './page';
import { buyPolicy } from './payment/buyPolicy';
import { priceShown, toComparison } from './rates';
import { straightToPrices } from './straightWay';
import { ZIPS } from './zips';

/** What a shopper is shown on the way, in cents. */
export interface Shown {
  first: number;
  offers: { carrier: string; price: number }[];
  final?: number;
}

/** From the ZIP to the prices and their comparison. */
export async function toOffers(walker: Walker): Promise<Shown> {
  const first = await straightToPrices(walker, ZIPS.IL);
  const offers = await toComparison(walker);
  await walker.page.goBack();
  await priceShown(walker);
  return { first, offers: offers.map(({ carrier, price }) => ({ carrier, price })) };
}

/** From the ZIP to the signed policy. */
export async function toSigned(walker: Walker): Promise<Shown> {
  const shown = await toOffers(walker);
  await buy(walker);
  const application = { street: '1 Main St', drivers: [quackenbush('IL')], vehicles: [OLD_ACCORD] };
  const final = await apply(walker, application);
  await buyPolicy(walker, 'Wilhelmina Quackenbush');
  return { ...shown, final };
}

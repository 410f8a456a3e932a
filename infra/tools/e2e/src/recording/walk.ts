import { OLD_ACCORD, quackenbush } from '../journey/application/answers';
import { buyAndApply } from '../journey/application/buyAndApply';
import { buyPolicy } from '../journey/payment/buyPolicy';
import { goHome } from '../journey/payment/goHome';
import type { Shopper } from '../system/shopper';

/** From the ZIP to the final quote, with a story's own answers. */
export async function toFinalQuote(shopper: Shopper): Promise<void> {
  await buyAndApply(shopper, 'IL', {
    street: '1 Main St',
    drivers: [quackenbush('IL')],
    vehicles: [OLD_ACCORD],
  });
}

/** From there to the signed policy, then away to the marketing site, which forgets the quote. */
export async function toPolicyAndHome(shopper: Shopper): Promise<void> {
  await buyPolicy(shopper, 'Wilhelmina Quackenbush');
  await goHome(shopper);
}

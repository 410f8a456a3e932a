import type { OnScreen } from './everyPurchaseScreen';
import { arriveAt, button, link, seeHeading, type Walker } from './page';
import { CARDS, cardFields, choosePlan, payWith, toPlans } from './payment/pay';
import { signAll } from './payment/sign';

/** The card refused, then another one taken, in the frame of either card service. */
async function card(walker: Walker, onScreen: OnScreen): Promise<void> {
  const { t } = walker;
  const fields = await cardFields(walker);
  await onScreen('card');
  await payWith(walker, fields, CARDS.declined);
  await fields.getByText(t('card:declines.card_declined')).waitFor();
  await onScreen('card-declined');
  await payWith(walker, fields, CARDS.pays);
  const close = fields.getByRole('button', { name: t('card:close') });
  const signing = walker.page.getByRole('heading', { level: 1, name: t('bind:signing.heading') });
  await close.or(signing).first().waitFor();
  if (await close.isVisible()) await close.click();
}

/** Signed at the service's own site, or in its frame on our page. */
async function signature(walker: Walker, onScreen: OnScreen): Promise<void> {
  const { page, t } = walker;
  await seeHeading(walker, t('bind:signing.heading'));
  const away = link(walker, t('bind:signing.call'));
  await away.or(page.locator('iframe')).waitFor();
  await onScreen('signing');
  if (!(await away.isVisible()))
    return signAll(walker, page.frameLocator('iframe'), 'Wilhelmina Quackenbush');
  await away.click();
  return signAll(walker, page, 'Wilhelmina Quackenbush');
}

/** From the final price to the policy, past the plans, the card, the signature and what one leaves with. */
export async function everyPaymentScreen(walker: Walker, onScreen: OnScreen): Promise<void> {
  const { t } = walker;
  await toPlans(walker);
  await button(walker, t('bind:payments.continue')).waitFor();
  await onScreen('plans');
  await choosePlan(walker, /^\/bol\/(online-payment|card-details)$/);
  await card(walker, onScreen);
  await signature(walker, onScreen);
  await arriveAt(walker, /\/(final|issued)$/);
  await seeHeading(walker, t('bind:policy.heading'));
  await onScreen('policy');
}

import type { Route } from 'playwright-core';
import type { OnScreen } from './everyPurchaseScreen';
import { arriveAt, button, link, seeHeading, type Walker } from './page';
import { CARDS, cardFields, choosePlan, isHosted, openForm, payWith, toPlans } from './payment/pay';
import { signAll } from './payment/sign';

/** The screen shown while a service's page, named by its address, does not load. */
async function whileAway({ page }: Walker, address: RegExp, show: () => Promise<void>): Promise<void> {
  const held: Route[] = [];
  await page.route(address, (route) => void held.push(route));
  await show();
  await Promise.all(held.map((route) => route.continue()));
  await page.unroute(address);
}

/** Goes to the card page while it is blocked; on a slow machine until it times out. */
async function toCard(walker: Walker, onScreen: OnScreen): Promise<void> {
  const { page, t } = walker;
  await whileAway(walker, /:\d+\/card\?/, async () => {
    await choosePlan(walker, /^\/bol\/(online-payment|card-details)$/);
    if (await isHosted(walker)) await onScreen('card-form-closed');
    await openForm(walker);
    await page.locator('iframe').waitFor({ state: 'attached' });
    await onScreen('card-waiting');
  });
  const retry = button(walker, t('bind:load.retry'));
  if (await retry.isVisible()) await retry.click();
}

/** In either card service's frame: one card is declined, then another one accepted. */
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

/** From the card to the signature, waiting for its page if it is in a frame. */
async function pay(walker: Walker, onScreen: OnScreen): Promise<void> {
  const { page, t } = walker;
  await whileAway(walker, /:\d+\/sign\//, async () => {
    await card(walker, onScreen);
    await seeHeading(walker, t('bind:signing.heading'));
    const coming = page.getByText(t('bind:signing.loadingTitle')).first();
    await coming.or(link(walker, t('bind:signing.call'))).waitFor();
    if (await coming.isVisible()) await onScreen('signing-waiting');
  });
}

/** Signs on the service's own site, or in its frame on our page. */
async function signature(walker: Walker, onScreen: OnScreen): Promise<void> {
  const { page, t } = walker;
  const away = link(walker, t('bind:signing.call'));
  await away.or(page.locator('iframe')).waitFor();
  await onScreen('signing');
  if (!(await away.isVisible()))
    return signAll(walker, page.frameLocator('iframe'), 'Wilhelmina Quackenbush');
  await away.click();
  return signAll(walker, page, 'Wilhelmina Quackenbush');
}

/** From the final price to the policy, passing the plans, the card, the signature and the final page. */
export async function everyPaymentScreen(walker: Walker, onScreen: OnScreen): Promise<void> {
  const { t } = walker;
  await toPlans(walker);
  await button(walker, t('bind:payments.continue')).waitFor();
  await onScreen('plans');
  await toCard(walker, onScreen);
  await pay(walker, onScreen);
  await signature(walker, onScreen);
  await arriveAt(walker, /\/(final|issued)$/);
  await seeHeading(walker, new RegExp(t('bind:policy.heading', { date: '.+' })));
  await onScreen('policy');
}

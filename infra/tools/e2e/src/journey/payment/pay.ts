import { paths } from '@shared/domain';
import type { FrameLocator } from 'playwright-core';
import { arriveAt, button, type Walker } from '../page';

/** Test cards of the services (infra/stand-ins). */
export const CARDS = {
  pays: '4242424242424242',
  declined: '4000000000000002',
  late: '4000000000000259',
} as const;

/** From the final quote to the plans; accepts a higher price first. */
export async function toPlans(walker: Walker): Promise<void> {
  const { page, t } = walker;
  const wayOn = button(walker, t('bind:finalQuote.selectPlan'));
  await wayOn.waitFor();
  const unseen = page.getByRole('checkbox', { checked: false });
  if (await unseen.isVisible()) await unseen.locator('xpath=ancestor::label[1]').click();
  await wayOn.and(page.locator(':not([aria-disabled])')).click();
  await arriveAt(walker, paths.payments());
}

/**
 * Chooses the first monthly plan, whose card screen is next; paying in full is listed first, but not every system
 * offers it.
 */
export async function choosePlan(walker: Walker, cardScreen: string | RegExp): Promise<void> {
  const { page, t } = walker;
  const [, words = ''] = t('bind:payments.monthlyTitle', { count: 0, deposit: '|' }).split('|');
  const plans = page.getByRole('group', { name: t('bind:payments.legend') });
  const plan = plans.getByRole('radio', { name: words.trim() }).first();
  await plan.locator('xpath=ancestor::label[1]').click();
  await button(walker, t('bind:payments.continue')).click();
  await arriveAt(walker, cardScreen);
}

/** Whether the card page offers the hosted form, which waits for a press; the card SDK's fields come by themselves. */
export async function isHosted(walker: Walker): Promise<boolean> {
  const open = button(walker, walker.t('bind:card.open'));
  await open.or(walker.page.locator('iframe')).first().waitFor();
  return open.isVisible();
}

/** Opens the hosted form, if it is not open yet. */
export async function openForm(walker: Walker): Promise<void> {
  if (await isHosted(walker)) await button(walker, walker.t('bind:card.open')).click();
}

/** The card service's own fields, once they have loaded. */
export async function cardFields(walker: Walker): Promise<FrameLocator> {
  const { page, t } = walker;
  await openForm(walker);
  const fields = page.frameLocator('iframe');
  await fields.getByLabel(t('card:number')).waitFor();
  return fields;
}

/** Types a card and presses Pay. */
export async function payWith({ t }: Walker, fields: FrameLocator, number: string): Promise<void> {
  await fields.getByLabel(t('card:number')).fill(number);
  await fields.getByLabel(t('card:expiry')).fill('12/40');
  await fields.getByLabel(t('card:code')).fill('123');
  await fields.getByLabel(t('card:zip')).fill('60018');
  await fields.getByRole('button', { name: t('card:pay').replace('{amount}', '$') }).click();
}

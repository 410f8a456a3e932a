import { paths } from '@shared/domain';
import type { CardService } from '../../system/providers';
import { arriveAt, link, seeHeading, type Walker } from '../page';
import { CARDS, cardFields, choosePlan, payWith, toPlans } from './pay';
import { signAll } from './sign';

/** From the final quote to the policy, with the carrier's card system and signing; returns which system. */
export async function buyPolicy(walker: Walker, name: string): Promise<CardService> {
  const { page, t } = walker;
  await toPlans(walker);
  await choosePlan(walker, /^\/bol\/(online-payment|card-details)$/);
  const isSdk = new URL(page.url()).pathname === paths.onlinePayment();
  const fields = await cardFields(walker);
  await payWith(walker, fields, CARDS.pays);
  if (!isSdk) await fields.getByRole('button', { name: t('card:close') }).click();
  await seeHeading(walker, t('bind:signing.heading'));
  if (isSdk) await link(walker, t('bind:signing.call')).click();
  else await page.locator('iframe[height="600"]').waitFor();
  await signAll(walker, isSdk ? page : page.frameLocator('iframe'), name);
  await arriveAt(walker, isSdk ? /\/final$/ : /\/issued$/);
  await seeHeading(walker, new RegExp(t('bind:policy.heading', { date: '.+' })));
  return isSdk ? 'card-sdk' : 'payment-form';
}

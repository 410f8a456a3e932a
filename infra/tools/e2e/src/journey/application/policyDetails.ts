import { STATE_RULES, type StateCode } from '@shared/domain';
import { answer, button, choose, line, seeHeading, type Walker } from '../page';
import type { Application } from './answers';
import { changeKnown } from './known';
import type { KeyBelow } from '../texts';

/** Fills in policy details and applies the address; ends at the policyholder's form. */
export async function fillPolicyDetails(
  walker: Walker,
  state: StateCode,
  application: Application,
): Promise<void> {
  const { t } = walker;
  await answerPolicyDetails(walker, state, application);
  await button(walker, t('bind:policyDetails.save')).click();
  await button(walker, t('bind:policyDetails.dialog.apply')).click();
}

/** Answers policy details without saving. */
export async function answerPolicyDetails(
  walker: Walker,
  state: StateCode,
  { street, term, start, drivers: [holder] }: Application,
): Promise<void> {
  const { t } = walker;
  const words = (key: KeyBelow<'bind:policyDetails.'>, values = {}) => t(`bind:policyDetails.${key}`, values);
  await seeHeading(walker, words('heading'));
  if (term !== undefined && STATE_RULES[state].terms.length > 1) {
    await choose(walker, words('term.duration'), words('term.months', { count: term }));
  }
  await choose(walker, words('term.start'), words(`term.${start === undefined ? 'tomorrow' : 'custom'}`));
  if (start !== undefined) await line(walker, words('term.effective')).fill(start);
  const firstName = line(walker, t('bind:review.policy.first_name'));
  if (!(await firstName.isVisible())) await changeKnown(walker, words('holder.name'));
  await firstName.fill(holder?.first ?? '');
  await line(walker, t('bind:review.policy.last_name')).fill(holder?.last ?? '');
  await answerHome(walker, 'rented');
  await line(walker, words('address.line1')).fill(street);
  await line(walker, words('contact.phone')).fill('312-555-0100');
  await line(walker, words('contact.email')).fill('wilhelmina@example.com');
  await choose(walker, words('contact.preference'), t('bind:communication.email'));
}

/** Owned or rented, in the summary if the quote knows it. */
export async function answerHome(walker: Walker, ownership: 'owned' | 'rented'): Promise<void> {
  const { page, t } = walker;
  const known = page.getByRole('heading', { name: t(`bind:policyDetails.residence.known.${ownership}`) });
  if ((await known.count()) > 0) return;
  const legend = t('bind:policyDetails.residence.ownership');
  const label = t(`bind:ownership.${ownership}`);
  if ((await answer(walker, legend, label).count()) === 0)
    await changeKnown(walker, t('bind:policyDetails.residence.name'));
  await choose(walker, legend, label);
}

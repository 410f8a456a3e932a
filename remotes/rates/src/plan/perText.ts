import { formatDollars } from '@shared/domain';
import type { Translate } from '@shared/i18n';
import type { PlanView } from './planView';

/** What the large figure is for. One later payment is no monthly price, and is not to look like one beside those. */
export function perText({ option, deposit }: PlanView, months: number, t: Translate<'rates'>): string {
  if (option.plan_type === 'pay_in_full') return t('plan.forTerm', { months });
  if (option.number_of_payments === 1) return t('plan.once', { deposit: formatDollars(deposit) });
  return t('plan.perMonth');
}

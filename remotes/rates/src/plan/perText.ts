import { formatDollars, type PlanView } from '@shared/domain';
import type { Translate } from '@shared/i18n';

/** The text after the large figure, which is due today (reading 51): the later payments, or the term. */
export function perText({ payments, installment }: PlanView, months: number, t: Translate<'rates'>): string {
  if (payments === 0) return t('plan.forTerm', { months });
  return t('plan.today', { count: payments, amount: formatDollars(installment) });
}

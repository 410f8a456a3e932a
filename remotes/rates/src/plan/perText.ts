import { formatDollars, type PlanView } from '@shared/domain';
import type { Translate } from '@shared/i18n';

/** The text after the large figure, which is due today (reading 51): the later payments, or the
 * term and, where that is so, that it is arranged by phone or email (reading 63). */
export function perText(
  { count, later, isByPhone }: PlanView,
  months: number,
  t: Translate<'rates'>,
): string {
  if (count === 0) return t(isByPhone ? 'plan.forTermByPhone' : 'plan.forTerm', { months });
  return t('plan.today', { count, amount: formatDollars(later) });
}

import { formatDollars } from '@shared/domain';
import type { Translate } from '@shared/i18n';

/** A price difference as text; cents, and months of the term. */
export function changeText(difference: number, months: number, t: Translate<'rates'>): string {
  if (difference === 0) return t('deductible.same');
  const amount = formatDollars(Math.abs(difference));
  return difference < 0 ? t('deductible.less', { amount, months }) : t('deductible.more', { amount, months });
}

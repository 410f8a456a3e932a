import type { LimitKind } from '../entities/codes';
import type { CoverageLimit } from '../entities/vehicle';
import { formatLimitAmount } from '../money/formatLimitAmount';

type Words = (key: `coverages:limits.${LimitKind | 'none'}`, values: { amount: string }) => string;

/**
 * What a coverage pays at most, in the reader's language: amounts (cents) by the K rule, several joined with ' / '
 * (specification 9, Amount display). `t` looks up the keys of the `coverages` namespace.
 */
export function limitsText(limits: readonly CoverageLimit[], t: Words): string {
  if (limits.length === 0) return t('coverages:limits.none', { amount: '' });
  return limits
    .map(({ applies_to, amount }) =>
      t(`coverages:limits.${applies_to}`, { amount: formatLimitAmount(amount) }),
    )
    .join(' / ');
}

import type { LimitKind } from '../entities/codes';
import type { CoverageLimit } from '../entities/vehicle';
import { formatLimitAmount } from '../money/formatLimitAmount';

type Words = (key: `coverages:limits.${LimitKind | 'none'}`, values: { amount: string }) => string;

/**
 * A coverage's limits (cents) as text in the shopper's language: amounts by the K rule, joined with ' / '
 * (specification 9, Amount display). `t` looks up keys of the `coverages` namespace.
 */
export function limitsText(limits: readonly CoverageLimit[], t: Words): string {
  if (limits.length === 0) return t('coverages:limits.none', { amount: '' });
  return limits
    .map(({ applies_to, amount }) =>
      t(`coverages:limits.${applies_to}`, { amount: formatLimitAmount(amount) }),
    )
    .join(' / ');
}

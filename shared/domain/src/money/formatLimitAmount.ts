import { groupThousands } from './groupThousands';

const THOUSAND_DOLLARS = 100_000;

/**
 * A coverage limit from cents (section 9): up to 1,000 dollars in full ("$500", "$1,000"), above that in thousands with
 * a K ("$25K", "$7.5K").
 */
export function formatLimitAmount(cents: number): string {
  if (cents > THOUSAND_DOLLARS) return `$${groupThousands(cents / THOUSAND_DOLLARS)}K`;
  return `$${groupThousands(cents / 100)}`;
}

/** Several amounts in cents, joined: "$25K / $50K" (section 9). */
export function formatLimitAmounts(amounts: readonly number[]): string {
  return amounts.map(formatLimitAmount).join(' / ');
}

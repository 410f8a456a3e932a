import { formatDollars } from '@shared/domain';
import type { Translate } from '@shared/i18n';

/** A range in words; one amount if its ends are equal. */
export const rangeWords = (
  key: 'range' | 'short',
  { low, high }: { low: number; high: number },
  t: Translate<'priceRange'>,
): string =>
  low === high ? formatDollars(low) : t(key, { low: formatDollars(low), high: formatDollars(high) });

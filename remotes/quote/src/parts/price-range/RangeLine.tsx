import { usePriceRange } from '@shared/api-client/hooks';
import { formatDollars, type Quote } from '@shared/domain';
import { useLocation } from '@shared/federation/router';
import { useMoreTexts, useTexts } from '@shared/i18n';
import type { ReactNode } from 'react';
import { priceRangeTexts } from '../../locales/priceRangeTexts';
import { rangeStepOf } from './rangeStepOf';

interface RangeLineProps {
  quote: Quote;
  /** Shown if there is no range. */
  children: ReactNode;
}

/** The range in short, for the folded summary on a phone. */
export function RangeLine({ quote, children }: RangeLineProps) {
  useMoreTexts(priceRangeTexts);
  const { t } = useTexts('priceRange');
  const range = usePriceRange(quote, rangeStepOf(useLocation().pathname, quote)).now?.range;
  if (!range) return children;
  return t('short', { low: formatDollars(range.low), high: formatDollars(range.high) });
}

import { usePriceRange } from '@shared/api-client/hooks';
import type { Quote } from '@shared/domain';
import { useLocation } from 'react-router-dom';
import { useMoreTexts, useTexts } from '@shared/i18n';
import type { ReactNode } from 'react';
import { priceRangeTexts } from '../../locales/priceRangeTexts';
import { rangeStepOf } from './rangeStepOf';
import { rangeWords } from './rangeWords';

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
  return range ? rangeWords('short', range, t) : children;
}

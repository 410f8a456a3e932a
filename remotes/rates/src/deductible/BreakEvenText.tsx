import { formatDollars } from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { Text } from '@shared/ui';
import type { BreakEven } from './breakEven';

interface Props {
  of: BreakEven;
  /** The other deductible, in cents. */
  amount: number;
  /** Months. */
  term: number;
}

/** When another deductible pays off, as a sentence. */
export function BreakEvenText({ of, amount, term }: Props) {
  const { t } = useTexts('rates');
  if (of.kind === 'current') return null;
  const words = { amount: formatDollars(amount), extra: formatDollars(of.extra) };
  if (!('between' in of)) return <Text $size={14}>{t(`deductible.${of.kind}`, words)}</Text>;
  const { unit, count } = of.between;
  const time = t(`deductible.${unit}`, { count });
  const saved = formatDollars(of.saved);
  return <Text $size={14}>{t(`deductible.${of.kind}`, { ...words, saved, months: term, time })}</Text>;
}

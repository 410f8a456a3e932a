import { formatDollars } from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { Text } from '@shared/ui';
import type { BreakEven } from './breakEven';

/** When a deductible pays off, as a sentence. `term` in months. */
export function BreakEvenText({ of, term }: { of: BreakEven; term: number }) {
  const { t } = useTexts('rates');
  if (of.kind === 'current') return <Text $muted>{t('deductible.current')}</Text>;
  const extra = formatDollars(of.extra);
  if (!('between' in of)) return <Text>{t(`deductible.${of.kind}`, { extra })}</Text>;
  const { unit, count } = of.between;
  const time = t(`deductible.${unit}`, { count });
  return (
    <Text>{t(`deductible.${of.kind}`, { extra, saved: formatDollars(of.saved), months: term, time })}</Text>
  );
}

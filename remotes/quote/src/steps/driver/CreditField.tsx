import { CREDIT_SCORES } from '@shared/domain';
import { Choices } from '@shared/forms';
import { useTexts } from '@shared/i18n';
import { color, Notice, Stack } from '@shared/ui';
import { memo } from 'react';
import type { Control } from 'react-hook-form';
import type { DriverValues } from './driverValues';

const BARS = { excellent: 4, good: 3, fair: 2, poor: 1, none: 0 } as const;

/** Four bars, as many filled as the credit is good. Decorative: the answer is beside it. */
const Bars = ({ of }: { of: number }) => (
  <svg width="34" height="24" aria-hidden="true" focusable="false">
    {[8, 13, 18, 23].map((height, at) => (
      <rect
        key={height}
        x={at * 9}
        y={24 - height}
        width="7"
        height={height}
        rx="2"
        fill={at < of ? 'currentColor' : color.hairline}
      />
    ))}
  </svg>
);

/** Asked only of the policyholder (section 5), after the notice of how credit is used (security.md, consent). */
export const CreditField = memo(function CreditField({ control }: { control: Control<DriverValues> }) {
  const { t } = useTexts('drivers');
  return (
    <Stack $gap={4}>
      <Notice>{t('credit_score.notice')}</Notice>
      <Choices
        control={control}
        name="credit_score"
        legend={t('credit_score.legend')}
        hint={t('credit_score.hint')}
        options={CREDIT_SCORES.map((value) => ({
          value,
          label: t(`credit_score.${value}`),
          icon: <Bars of={BARS[value]} />,
        }))}
        columns={2}
      />
    </Stack>
  );
});

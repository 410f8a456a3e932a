import { CREDIT_SCORES } from '@shared/domain';
import { Choices } from '@shared/forms';
import { useTexts } from '@shared/i18n';
import { Notice, Stack } from '@shared/ui';
import { memo } from 'react';
import type { Control } from 'react-hook-form';
import type { DriverValues } from './driverValues';

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
        options={CREDIT_SCORES.map((value) => ({ value, label: t(`credit_score.${value}`) }))}
        columns={2}
      />
    </Stack>
  );
});

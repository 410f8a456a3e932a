import { isIsoDate } from '@shared/domain';
import { DateField, useField } from '@shared/forms';
import { useTexts } from '@shared/i18n';
import { Notice, Stack, TextField } from '@shared/ui';
import { useWatch, type Control } from 'react-hook-form';
import type { EditQuoteValues } from './editQuoteValues';

interface PriorPolicyFieldsProps {
  control: Control<EditQuoteValues>;
  /** ISO date. */
  today: string;
}

/** The current insurer and the policy's end date (specification 2.5). */
export function PriorPolicyFields({ control, today }: PriorPolicyFieldsProps) {
  const { t } = useTexts('quotes');
  const insurer = useField(control, 'insurer_name');
  const expiration = useWatch({ control, name: 'term_expiration' });
  // Not an error, since the policy may have been renewed.
  const hasPassed = isIsoDate(expiration) && expiration < today;
  return (
    <Stack $gap={6}>
      <TextField
        name="insurer_name"
        value={insurer.value ?? ''}
        onChange={(event) => insurer.change(event.currentTarget.value)}
        onBlur={insurer.leave}
        label={t('edit.insurer')}
        hint={t('edit.insurerHint')}
        error={insurer.error}
        width="medium"
        autoComplete="off"
        maxLength={120}
      />
      <DateField
        control={control}
        name="term_expiration"
        label={t('edit.expiration')}
        hint={t('edit.expirationHint')}
      />
      <output>{hasPassed ? <Notice>{t('edit.expirationPassed')}</Notice> : null}</output>
    </Stack>
  );
}

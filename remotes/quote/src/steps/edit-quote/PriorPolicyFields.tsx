import { isInsured, isIsoDate } from '@shared/domain';
import { DateField, useField } from '@shared/forms';
import { formatDate, useTexts } from '@shared/i18n';
import { Notice, Stack, TextField } from '@shared/ui';
import { useWatch, type Control } from 'react-hook-form';
import type { EditQuoteValues } from './editQuoteValues';

interface PriorPolicyFieldsProps {
  control: Control<EditQuoteValues>;
  /** ISO date. */
  today: string;
}

const insuredUntil = (term_expiration: string) => ({
  currently_insured: true,
  prior_policy: { term_expiration },
  term: null,
});

/** The current insurer and the policy's end date (specification 2.5). */
export function PriorPolicyFields({ control, today }: PriorPolicyFieldsProps) {
  const { t, language } = useTexts('quotes');
  const insurer = useField(control, 'insurer_name');
  const expiration = useWatch({ control, name: 'term_expiration' });
  // Not an error, since the policy may have been renewed (reading 55).
  const ended = isIsoDate(expiration) && !isInsured(insuredUntil(expiration), today) ? expiration : null;
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
      <output>
        {ended === null ? null : (
          <Notice>{t('edit.expirationPassed', { month: formatDate(ended, language, 'month') })}</Notice>
        )}
      </output>
    </Stack>
  );
}

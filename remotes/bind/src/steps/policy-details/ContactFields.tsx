import { EMAIL_MAX_LENGTH } from '@shared/domain';
import { Choices, TextAnswer, useField } from '@shared/forms';
import { useMailHint, useTexts } from '@shared/i18n';
import { EmailField, Grid, phoneMask } from '@shared/ui';
import type { Control } from 'react-hook-form';
import { FormSection } from '../../parts/FormSection';
import type { PolicyValues } from './policyValues';

const WAYS = ['email', 'text', 'both'] as const;

/** How the carrier can reach the policyholder. */
export function ContactFields({ control }: { control: Control<PolicyValues> }) {
  const { t } = useTexts('bind');
  return (
    <FormSection heading={t('policyDetails.contact.heading')}>
      <Grid $gap={6}>
        <TextAnswer
          control={control}
          name="phone"
          label={t('policyDetails.contact.phone')}
          mask={phoneMask}
          autoComplete="tel-national"
        />
        <Email control={control} />
      </Grid>
      <Choices
        control={control}
        name="communication_preference"
        legend={t('policyDetails.contact.preference')}
        hint={t('policyDetails.contact.preferenceHint')}
        options={WAYS.map((value) => ({ value, label: t(`communication.${value}`) }))}
      />
    </FormSection>
  );
}

function Email({ control }: { control: Control<PolicyValues> }) {
  const { t } = useTexts('bind');
  const hintWords = useMailHint();
  const field = useField(control, 'email');
  return (
    <EmailField
      name="email"
      label={t('policyDetails.contact.email')}
      error={field.error}
      value={field.value ?? ''}
      onValueChange={(email) => field.change(email || null)}
      onBlur={field.leave}
      maxLength={EMAIL_MAX_LENGTH}
      hintWords={hintWords}
    />
  );
}

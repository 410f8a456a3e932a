import { Choices, TextAnswer } from '@shared/forms';
import { useTexts } from '@shared/i18n';
import { Grid, phoneMask } from '@shared/ui';
import type { Control } from 'react-hook-form';
import { FormSection } from '../../parts/FormSection';
import { EmailField } from './EmailField';
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
        <EmailField control={control} />
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

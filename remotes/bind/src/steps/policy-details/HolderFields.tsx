import { TextAnswer } from '@shared/forms';
import { useTexts } from '@shared/i18n';
import { Grid } from '@shared/ui';
import type { Control } from 'react-hook-form';
import { FormSection } from '../../parts/FormSection';
import type { PolicyValues } from './policyValues';

/** The policyholder's name. */
export function HolderFields({ control }: { control: Control<PolicyValues> }) {
  const { t } = useTexts('bind');
  return (
    <FormSection heading={t('policyDetails.holder.heading')} lead={t('policyDetails.holder.lead')}>
      <Grid $gap={6}>
        <TextAnswer
          control={control}
          name="first_name"
          label={t('attributes.first_name')}
          autoComplete="given-name"
          maxLength={80}
        />
        <TextAnswer
          control={control}
          name="last_name"
          label={t('attributes.last_name')}
          autoComplete="family-name"
          maxLength={80}
        />
      </Grid>
    </FormSection>
  );
}

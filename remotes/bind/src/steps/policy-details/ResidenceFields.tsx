import { Choices, DateField } from '@shared/forms';
import { useTexts } from '@shared/i18n';
import type { Control } from 'react-hook-form';
import { FormSection } from '../../parts/FormSection';
import type { PolicyValues } from './policyValues';

const OWNERSHIPS = ['owned', 'rented'] as const;

/** Owned or rented, and since when (reading 26). */
export function ResidenceFields({ control }: { control: Control<PolicyValues> }) {
  const { t } = useTexts('bind');
  return (
    <FormSection heading={t('policyDetails.residence.heading')}>
      <Choices
        control={control}
        name="ownership"
        legend={t('policyDetails.residence.ownership')}
        options={OWNERSHIPS.map((value) => ({ value, label: t(`ownership.${value}`) }))}
        columns={2}
      />
      <DateField
        control={control}
        name="current_residence_date"
        label={t('policyDetails.residence.since')}
        hint={t('policyDetails.residence.sinceHint')}
      />
    </FormSection>
  );
}

import { Choices, DateField } from '@shared/forms';
import { useTexts } from '@shared/i18n';
import { Stack, Text } from '@shared/ui';
import { useWatch, type Control } from 'react-hook-form';
import { FormSection } from '../../parts/FormSection';
import type { PolicyValues } from './policyValues';

const OWNERSHIPS = ['owned', 'rented'] as const;

interface ResidenceFieldsProps {
  control: Control<PolicyValues>;
  /** What the quote was told, which its price counts. */
  homeowner: boolean | null;
}

/** Owned or rented, and since when (reading 26); another answer than the quote's moves the price, so it says so. */
export function ResidenceFields({ control, homeowner }: ResidenceFieldsProps) {
  const { t } = useTexts('bind');
  const ownership = useWatch({ control, name: 'ownership' });
  const moves = homeowner !== null && ownership !== null && (ownership === 'owned') !== homeowner;
  return (
    <FormSection heading={t('policyDetails.residence.heading')}>
      <Stack $gap={2}>
        <Choices
          control={control}
          name="ownership"
          legend={t('policyDetails.residence.ownership')}
          options={OWNERSHIPS.map((value) => ({ value, label: t(`ownership.${value}`) }))}
          columns={2}
        />
        <output>{moves ? <Text>{t(`policyDetails.residence.discount.${ownership}`)}</Text> : null}</output>
      </Stack>
      <DateField
        control={control}
        name="current_residence_date"
        label={t('policyDetails.residence.since')}
        hint={t('policyDetails.residence.sinceHint')}
      />
    </FormSection>
  );
}

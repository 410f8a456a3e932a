import { ZIP_LENGTH } from '@shared/domain';
import { US_STATES } from '@shared/domain/purchase';
import { SelectAnswer, TextAnswer, useField } from '@shared/forms';
import { useTexts } from '@shared/i18n';
import { digitsMask, Grid, JoinedChoices, Stack, Text } from '@shared/ui';
import { useRef } from 'react';
import type { Control, UseFormReturn } from 'react-hook-form';
import { StreetField } from '../../parts/StreetField';
import { useStateOptions } from '../../parts/useStateOptions';
import { newLienholder, type VehicleValues } from './vehicleValues';

interface LienholderProps {
  form: UseFormReturn<VehicleValues>;
}

/** Whether a lender or lessor has an interest in the car; the fields are shown only then (section 4). */
export function LienholderFields({ form }: LienholderProps) {
  const { t } = useTexts('bind');
  const { value, change, leave, error } = useField(form.control, 'lienholder');
  // Keeps what was typed when the answer changes to No and back.
  const last = useRef<unknown>(null);
  const answer = (said: 'yes' | 'no') => {
    if (said === 'no') last.current = form.getValues('lienholder');
    change(said === 'yes' ? (last.current ?? newLienholder()) : null);
  };
  return (
    <Stack $gap={6}>
      <JoinedChoices
        name="lienholder"
        legend={t('vehicle.lienholder.legend')}
        hint={t('vehicle.lienholder.hint')}
        error={error}
        options={[
          { value: 'no', label: t('known.no') },
          { value: 'yes', label: t('known.yes') },
        ]}
        value={value === undefined ? null : value === null ? 'no' : 'yes'}
        onValueChange={answer}
        onBlur={leave}
      />
      {value === undefined || value === null ? null : <Lienholder form={form} />}
    </Stack>
  );
}

function Lienholder({ form: { control, setValue } }: LienholderProps) {
  const { t } = useTexts('bind');
  return (
    <Stack $gap={4}>
      <Stack $gap={1}>
        <Text as="h2" $strong>
          {t('vehicle.lienholder.address')}
        </Text>
        <Text $size={14} $muted>
          {t('vehicle.lienholder.addressHint')}
        </Text>
      </Stack>
      <TextAnswer
        {...line(control, 'lienholder.name')}
        label={t('lienholderAttributes.name')}
        maxLength={120}
      />
      <StreetField
        {...line(control, 'lienholder.address.line1')}
        label={t('lienholderAttributes.line1')}
        states={US_STATES}
        onWhole={({ line2, city, state, zip_code }) => {
          setValue('lienholder.address.line2', line2);
          setValue('lienholder.address.city', city);
          setValue('lienholder.address.state', state);
          setValue('lienholder.address.zip_code', zip_code);
        }}
      />
      <TextAnswer
        {...line(control, 'lienholder.address.line2')}
        label={t('lienholderAttributes.line2')}
        optionalText={t('forms:optional')}
        maxLength={120}
      />
      <Place control={control} />
    </Stack>
  );
}

/** City, state and ZIP. */
function Place({ control }: { control: Control<VehicleValues> }) {
  const { t } = useTexts('bind');
  const states = useStateOptions(US_STATES);
  return (
    <Grid>
      <TextAnswer
        {...line(control, 'lienholder.address.city')}
        label={t('lienholderAttributes.city')}
        maxLength={80}
      />
      <SelectAnswer
        control={control}
        name="lienholder.address.state"
        label={t('lienholderAttributes.state')}
        placeholder={t('vehicle.lienholder.statePlaceholder')}
        options={states}
      />
      <TextAnswer
        {...line(control, 'lienholder.address.zip_code')}
        label={t('lienholderAttributes.zip_code')}
        mask={digitsMask(ZIP_LENGTH)}
      />
    </Grid>
  );
}

/** The lender's address is not the shopper's, so autofill is off. */
const line = <Name extends string>(control: Control<VehicleValues>, name: Name) => ({
  control,
  name,
  autoComplete: 'off',
});

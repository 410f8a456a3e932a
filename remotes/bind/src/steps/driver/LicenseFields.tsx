import {
  US_STATES,
  isAlsoIssued,
  licenseFormatKey,
  licenseMaxLength,
  licenseNumberInput,
  type PurchaseDriverInput,
} from '@shared/domain/purchase';
import { SelectAnswer, useField } from '@shared/forms';
import { useTexts } from '@shared/i18n';
import { Grid, Notice, Stack, TextField, type Mask } from '@shared/ui';
import { FirstLicense } from './FirstLicense';
import type { DriverFormState } from './useDriverForm';
import { type Control, useWatch } from 'react-hook-form';
import type { DriverValues, AskedDriver } from './driverValues';
import { useStateOptions } from '../../parts/useStateOptions';

const LICENSE_MASK: Mask = { format: licenseNumberInput, counts: /[A-Za-z0-9_]/, inputMode: 'text' };

interface LicenseNumberFieldProps {
  control: Control<DriverValues>;
  asked: AskedDriver;
}

/** The license number, with its state's format as the hint. A stored one is kept unless retyped. */
function LicenseNumberField({ control, asked }: LicenseNumberFieldProps) {
  const { t } = useTexts('bind');
  const field = useField(control, 'license_number');
  const state: PurchaseDriverInput['license_state'] = useWatch({ control, name: 'license_state' });
  const { license_number_last4: last4, license_state: stored } = asked.driver;
  const number = field.value ?? '';
  // Nothing is cut off, so a number that is too long is told at once.
  const isTooLong = state ? number.length > licenseMaxLength(state) : false;
  const error = field.error ?? (state && isTooLong ? t(licenseFormatKey(state)) : undefined);
  const hint = () => {
    if (!state) return t('driver.license.numberFirst');
    if (last4 !== null && state === stored) return t('driver.license.numberStored', { last4 });
    // The error has the same text.
    return error === undefined ? t(licenseFormatKey(state)) : undefined;
  };
  return (
    <Stack $gap={3}>
      <TextField
        name="license_number"
        label={t('driver.license.number')}
        hint={hint()}
        error={error}
        value={number}
        onChange={({ currentTarget }) => field.change(currentTarget.value || null)}
        onBlur={field.leave}
        mask={LICENSE_MASK}
        disabled={!state}
        width="medium"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <output>
        {state && isAlsoIssued(number, state) ? <Notice>{t('driver.license.numberUnusual')}</Notice> : null}
      </output>
    </Stack>
  );
}

function LicenseStateField({ control }: { control: Control<DriverValues> }) {
  const { t } = useTexts('bind');
  return (
    <SelectAnswer
      control={control}
      name="license_state"
      label={t('driver.license.state')}
      placeholder={t('driver.choose')}
      options={useStateOptions(US_STATES)}
      width="medium"
    />
  );
}

/** The state, the number and the date of a US license (section 5). */
export function LicenseNumberFields({ driverForm }: { driverForm: DriverFormState }) {
  const { form, asked } = driverForm;
  return (
    <>
      <Grid>
        <LicenseStateField control={form.control} />
        <LicenseNumberField {...{ control: form.control, asked }} />
      </Grid>
      <FirstLicense driverForm={driverForm} />
    </>
  );
}

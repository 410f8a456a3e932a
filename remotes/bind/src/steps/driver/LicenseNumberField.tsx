import {
  isLicenseDigitsOnly,
  licenseFormatKey,
  licenseNumberInput,
  type PurchaseDriverInput,
} from '@shared/domain/purchase';
import { useField } from '@shared/forms';
import { useTexts } from '@shared/i18n';
import { TextField, type Mask } from '@shared/ui';
import { useWatch, type Control } from 'react-hook-form';
import type { AskedDriver, DriverValues } from './driverValues';

const maskOf = (state: string): Mask => ({
  format: (text) => licenseNumberInput(text, state),
  counts: /[A-Za-z0-9_ ]/,
  inputMode: isLicenseDigitsOnly(state) ? 'numeric' : 'text',
});

interface LicenseNumberFieldProps {
  control: Control<DriverValues>;
  asked: AskedDriver;
}

/** The license number, with its state's format as the hint. A stored one is kept unless retyped. */
export function LicenseNumberField({ control, asked }: LicenseNumberFieldProps) {
  const { t } = useTexts('bind');
  const field = useField(control, 'license_number');
  const state: PurchaseDriverInput['license_state'] = useWatch({ control, name: 'license_state' });
  const { license_number_last4: last4, license_state: stored } = asked.driver;
  const hint = () => {
    if (!state) return t('driver.license.numberFirst');
    if (last4 !== null && state === stored) return t('driver.license.numberStored', { last4 });
    // The error has the same text.
    return field.error === undefined ? t(licenseFormatKey(state)) : undefined;
  };
  return (
    <TextField
      name="license_number"
      label={t('driver.license.number')}
      hint={hint()}
      error={field.error}
      value={field.value ?? ''}
      onChange={({ currentTarget }) => field.change(currentTarget.value || null)}
      onBlur={field.leave}
      mask={maskOf(state ?? '')}
      disabled={!state}
      width="medium"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
    />
  );
}

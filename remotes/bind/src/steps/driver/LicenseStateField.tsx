import { EXCLUDED_LICENSE, INTERNATIONAL_LICENSE, isLicenseAsked, US_STATES } from '@shared/domain/purchase';
import { SelectAnswer } from '@shared/forms';
import { useTexts } from '@shared/i18n';
import type { Control } from 'react-hook-form';
import type { DriverValues } from './driverValues';
import type { DriverFormState } from './useDriverForm';
import { useStateOptions } from '../../parts/useStateOptions';

interface LicenseStateFieldProps {
  control: Control<DriverValues>;
  values: DriverFormState['values'];
}

/** The state of a license. From abroad it is IT, of someone excluded EX: forced, and shown so (section 4). */
export function LicenseStateField({ control, values }: LicenseStateFieldProps) {
  const { t } = useTexts('bind');
  const isAsked = isLicenseAsked(values);
  const states = useStateOptions(US_STATES);
  const forced = ([INTERNATIONAL_LICENSE, EXCLUDED_LICENSE] as const).map((value) => ({
    value,
    label: t(`driver.license.forced.${value}`),
  }));
  return (
    <SelectAnswer
      control={control}
      name="license_state"
      label={t('driver.license.state')}
      hint={isAsked ? undefined : t('driver.license.stateForced')}
      placeholder={t('driver.choose')}
      options={isAsked ? states : forced}
      disabled={!isAsked}
      width="medium"
    />
  );
}

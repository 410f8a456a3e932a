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

/** The license state; fixed to IT for a license from abroad and EX for an excluded driver (section 4). */
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

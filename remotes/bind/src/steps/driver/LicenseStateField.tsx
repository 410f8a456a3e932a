import { isLicenseAsked, LICENSE_STATES, US_STATES } from '@shared/domain/purchase';
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
  const options = useStateOptions(isAsked ? US_STATES : LICENSE_STATES);
  return (
    <SelectAnswer
      control={control}
      name="license_state"
      label={t('driver.license.state')}
      hint={isAsked ? undefined : t('driver.license.stateForced')}
      placeholder={t('driver.choose')}
      options={options}
      disabled={!isAsked}
      width="medium"
    />
  );
}

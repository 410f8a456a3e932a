import { LICENSE_STATUSES } from '@shared/domain';
import { useField } from '@shared/forms';
import { useTexts } from '@shared/i18n';
import { SelectField } from '@shared/ui';
import type { Control } from 'react-hook-form';
import type { DriverValues } from './driverValues';

/** A select, since six options are too many for cards (look.md), with the most common one preselected. */
export function LicenseField({ control }: { control: Control<DriverValues> }) {
  const { t } = useTexts('drivers');
  const field = useField(control, 'license_status');
  return (
    <SelectField
      name="license_status"
      label={t('license_status.legend')}
      options={LICENSE_STATUSES.map((value) => ({ value, label: t(`license_status.${value}`) }))}
      value={field.value}
      onChange={(event) => field.change(event.currentTarget.value)}
      onBlur={field.leave}
      width="medium"
    />
  );
}

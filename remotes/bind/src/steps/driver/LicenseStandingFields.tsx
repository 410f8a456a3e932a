import { LICENSE_STATUSES } from '@shared/domain';
import { EXCLUDED_LICENSE, INTERNATIONAL_LICENSE } from '@shared/domain/purchase';
import { SelectAnswer } from '@shared/forms';
import { useTexts } from '@shared/i18n';
import { FixedAnswer } from '../../parts/FixedAnswer';
import { JoinedYesNo } from '../../parts/JoinedYesNo';
import type { DriverFormState } from './useDriverForm';

/** The quote calls a license from another country 'foreign'; the purchase asks about it separately (reading 12). */
const STATUSES = LICENSE_STATUSES.filter((status) => status !== 'foreign');

/**
 * Whether the license is from another country, and its status. A foreign license is active, and it and an excluded driver's have a
 * fixed state, which is text (section 4, reading 73).
 */
export function LicenseStandingFields({ driverForm }: { driverForm: DriverFormState }) {
  const { t } = useTexts('bind');
  const { form, values } = driverForm;
  const { control } = form;
  const { included_in_policy: isIncluded, international_license: isForeign } = values;
  const forced = isIncluded ? (isForeign ? INTERNATIONAL_LICENSE : null) : EXCLUDED_LICENSE;
  return (
    <>
      {isIncluded ? (
        <JoinedYesNo
          control={control}
          name="international_license"
          legend={t('driver.license.international')}
        />
      ) : null}
      {isIncluded && isForeign ? (
        <FixedAnswer question={t('driver.license.status')} reason={t('drivers:license_status.active')} />
      ) : (
        <SelectAnswer
          control={control}
          name="license_status"
          label={t('driver.license.status')}
          options={STATUSES.map((value) => ({ value, label: t(`drivers:license_status.${value}`) }))}
          width="medium"
        />
      )}
      {forced === null ? null : (
        <FixedAnswer
          question={t('driver.license.state')}
          reason={`${t(`driver.license.forced.${forced}`)}. ${t('driver.license.stateForced')}`}
        />
      )}
    </>
  );
}

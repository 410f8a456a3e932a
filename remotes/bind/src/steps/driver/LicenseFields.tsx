import { isIsoDate, LICENSE_STATUSES, licenseIssuedFrom } from '@shared/domain';
import { isLicenseAsked } from '@shared/domain/purchase';
import { DateField, SelectAnswer, YesNo } from '@shared/forms';
import { useTexts } from '@shared/i18n';
import { isoToDateText } from '@shared/ui';
import { FormSection } from '../../parts/FormSection';
import { LicenseNumberField } from './LicenseNumberField';
import { LicenseStateField } from './LicenseStateField';
import type { DriverFormState } from './useDriverForm';

/** The quote calls a license from abroad 'foreign'; the purchase asks about it separately (reading 12). */
const STATUSES = LICENSE_STATUSES.filter((status) => status !== 'foreign');

/** The license: from abroad or not, its status, and for a US license its state, number and date (section 5). */
export function LicenseFields({ driverForm }: { driverForm: DriverFormState }) {
  const { t } = useTexts('bind');
  const { form, values } = driverForm;
  const { control } = form;
  const { included_in_policy: isIncluded, international_license: isAbroad } = values;
  const isUnasked = isIncluded && !isAbroad && values.license_status === 'not_licensed';
  return (
    <FormSection heading={t('driver.license.heading')}>
      {isIncluded ? (
        <YesNo
          control={control}
          name="international_license"
          legend={t('driver.license.international')}
          yes={{ label: t('driver.license.internationalYes') }}
          no={{ label: t('driver.license.internationalNo') }}
        />
      ) : null}
      <SelectAnswer
        control={control}
        name="license_status"
        label={t('driver.license.status')}
        options={STATUSES.map((value) => ({ value, label: t(`drivers:license_status.${value}`) }))}
        disabled={isAbroad}
        width="medium"
      />
      {isUnasked ? null : <LicenseStateField {...{ control, values }} />}
      {isLicenseAsked(values) ? <NumberAndDate driverForm={driverForm} /> : null}
    </FormSection>
  );
}

function NumberAndDate({ driverForm }: { driverForm: DriverFormState }) {
  const { t } = useTexts('bind');
  const { form, values, asked } = driverForm;
  const { birthday } = values;
  const date = isIsoDate(birthday) ? isoToDateText(licenseIssuedFrom(birthday)) : null;
  return (
    <>
      <LicenseNumberField {...{ control: form.control, asked }} />
      <DateField
        control={form.control}
        name="license_issued_at"
        label={t('driver.license.issued')}
        hint={date === null ? t('driver.license.issuedHint') : t('driver.license.issuedFrom', { date })}
      />
    </>
  );
}

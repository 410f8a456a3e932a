import { isIsoDate, LICENSE_STATUSES, licenseIssuedFrom } from '@shared/domain';
import {
  isLicenseAsked,
  EXCLUDED_LICENSE,
  INTERNATIONAL_LICENSE,
  US_STATES,
  isAlsoIssued,
  licenseFormatKey,
  licenseMaxLength,
  licenseNumberInput,
  type PurchaseDriverInput,
} from '@shared/domain/purchase';
import { DateField, SelectAnswer, YesNo, useField } from '@shared/forms';
import { useTexts } from '@shared/i18n';
import { isoToDateText, Notice, Stack, TextField, type Mask } from '@shared/ui';
import { FormSection } from '../../parts/FormSection';
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

interface LicenseStateFieldProps {
  control: Control<DriverValues>;
  values: DriverFormState['values'];
}

/** The license state; fixed to IT for a foreign license and EX for an excluded driver (section 4). */
function LicenseStateField({ control, values }: LicenseStateFieldProps) {
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

import { addYears, isIsoDate, licenseIssuedFrom } from '@shared/domain';
import { isBirthdayAllowed } from '@shared/domain/purchase';
import { DateField, useField } from '@shared/forms';
import { formatDate, useTexts } from '@shared/i18n';
import { isoToDateText, JoinedChoices } from '@shared/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { DriverFormState } from './useDriverForm';

const AGES = [16, 17, 18] as const;
type First = '16' | '17' | '18' | 'other';

/**
 * The date of the first license by the age at it, the birthday of that year; or, as Other, as a date (section 5). The
 * date is said before it is saved.
 */
export function FirstLicense({ driverForm: { form, asked } }: { driverForm: DriverFormState }) {
  const { t, language } = useTexts('bind');
  const field = useField(form.control, 'license_issued_at');
  const birthday = useWatch({ control: form.control, name: 'birthday' });
  const { today } = asked;
  const isDated = birthday !== null && isBirthdayAllowed(birthday, today);
  const dateAt = (age: number): string | null => (isDated ? addYears(birthday, age) : null);
  const [first, setFirst] = useState<First | null>(() => {
    if (field.value === null) return null;
    const age = AGES.find((each) => dateAt(each) === field.value);
    return age === undefined ? 'other' : (String(age) as First);
  });
  const wanted = first === null || first === 'other' ? null : dateAt(Number(first));
  // A birthday that is corrected moves the date with it.
  const follow = useEffectEvent((date: string | null) => {
    if (first !== null && first !== 'other' && field.value !== date) field.change(date);
  });
  useEffect(() => follow(wanted), [wanted]);
  const possible = AGES.filter((age) => (dateAt(age) ?? '') <= today);
  const from = isIsoDate(birthday) ? isoToDateText(licenseIssuedFrom(birthday)) : null;
  return (
    <>
      <JoinedChoices<First>
        name={first === 'other' ? 'license_first' : 'license_issued_at'}
        legend={t('driver.license.first')}
        hint={
          wanted === null
            ? undefined
            : t('driver.license.firstBecomes', {
                age: first,
                date: formatDate(wanted, language, 'long'),
              })
        }
        error={first === 'other' ? undefined : field.error}
        value={first}
        onValueChange={(chosen) => {
          setFirst(chosen);
          if (chosen === 'other') field.change(null);
        }}
        onBlur={field.leave}
        options={[
          ...possible.map((age) => ({ value: String(age) as First, label: String(age) })),
          { value: 'other', label: t('driver.license.firstOther') },
        ]}
      />
      {first === 'other' ? (
        <DateField
          control={form.control}
          name="license_issued_at"
          label={t('driver.license.issued')}
          hint={
            from === null ? t('driver.license.issuedHint') : t('driver.license.issuedFrom', { date: from })
          }
        />
      ) : null}
    </>
  );
}

import { useField } from '@shared/forms';
import { useTexts } from '@shared/i18n';
import { SelectField } from '@shared/ui';
import type { UseFormReturn } from 'react-hook-form';
import { placeOf } from './placeOptions';
import type { PolicyValues } from './policyValues';
import type { Place } from './usePlace';

interface CityFieldProps {
  form: UseFormReturn<PolicyValues>;
  place: Place;
}

/** The cities and counties of the ZIP: one stands there by itself, of several the shopper says which. */
export function CityField({ form, place: { options, isLooking } }: CityFieldProps) {
  const { t } = useTexts('bind');
  const city = useField(form.control, 'city');
  const county = useField(form.control, 'county');
  const chosen = placeOf(options, { city: city.value, county: county.value });
  const choose = (at: string) => {
    const option = at === '' ? undefined : options[Number(at)];
    city.change(option?.city ?? null);
    county.change(option?.county ?? null);
  };
  const placeholder = isLooking ? 'looking' : options.length === 0 ? 'zipFirst' : 'choose';
  return (
    <SelectField
      name="city"
      label={t('attributes.city')}
      error={city.error}
      placeholder={chosen === undefined ? t(`policyDetails.city.${placeholder}`) : undefined}
      options={options.map((option, at) => ({
        value: `${at}`,
        label: t('policyDetails.city.option', { city: option.city, county: option.county }),
      }))}
      value={chosen === undefined ? '' : `${options.indexOf(chosen)}`}
      onChange={(event) => choose(event.currentTarget.value)}
      onBlur={city.leave}
      autoComplete="address-level2"
    />
  );
}

import { useField } from '@shared/forms';
import { useTexts } from '@shared/i18n';
import { SelectField } from '@shared/ui';
import type { UseFormReturn } from 'react-hook-form';
import type { PolicyValues } from './policyValues';
import type { Place } from './usePlace';

interface CityFieldProps {
  form: UseFormReturn<PolicyValues>;
  place: Place;
}

/** The ZIP's cities and counties: a single one is preselected, among several the shopper chooses. */
export function CityField({ form, place: { options, meant, isLooking } }: CityFieldProps) {
  const { t } = useTexts('bind');
  const city = useField(form.control, 'city');
  const county = useField(form.control, 'county');
  const at = options.findIndex((option) => option.city === meant.city && option.county === meant.county);
  const choose = (value: string) => {
    const option = value === '' ? undefined : options[Number(value)];
    city.change(option?.city ?? null);
    county.change(option?.county ?? null);
  };
  const placeholder = isLooking ? 'looking' : options.length === 0 ? 'zipFirst' : 'choose';
  return (
    <SelectField
      name="city"
      label={t('attributes.city')}
      error={city.error}
      placeholder={at < 0 ? t(`policyDetails.city.${placeholder}`) : undefined}
      options={options.map((option, index) => ({
        value: `${index}`,
        label: t('policyDetails.city.option', { city: option.city, county: option.county }),
      }))}
      value={at < 0 ? '' : `${at}`}
      onChange={(event) => choose(event.currentTarget.value)}
      onBlur={city.leave}
      autoComplete="address-level2"
    />
  );
}

import { type Address, STATE_CODES, ZIP_LENGTH } from '@shared/domain';
import { SelectAnswer, TextAnswer } from '@shared/forms';
import { useTexts } from '@shared/i18n';
import { digitsMask, media, space } from '@shared/ui';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { styled } from 'styled-components';
import { FormSection } from '../../parts/FormSection';
import { StreetField } from '../../parts/StreetField';
import { useStateOptions } from '../../parts/useStateOptions';
import { CityField } from './CityField';
import { MailingFields } from './MailingFields';
import { PlaceNotice } from './PlaceNotice';
import type { PolicyValues } from './policyValues';
import type { Place } from './usePlace';

interface AddressFieldsProps {
  form: UseFormReturn<PolicyValues>;
  /** The quote's address. */
  stored: Address;
  place: Place;
}

/** Home address and mailing address. City and county follow from the ZIP. */
export function AddressFields({ form, stored, place }: AddressFieldsProps) {
  const { t } = useTexts('bind');
  const { control } = form;
  const states = useStateOptions(STATE_CODES);
  const [zip, state] = useWatch({ control, name: ['zip_code', 'state'] });
  return (
    <FormSection heading={t('policyDetails.address.heading')} lead={t('policyDetails.address.lead')}>
      <StreetFields form={form} />
      <PlaceLine>
        <TextAnswer
          control={control}
          name="zip_code"
          label={t('attributes.zip_code')}
          mask={digitsMask(ZIP_LENGTH)}
          autoComplete="postal-code"
        />
        <CityField form={form} place={place} />
        <SelectAnswer control={control} name="state" label={t('attributes.state')} options={states} />
      </PlaceLine>
      <PlaceNotice {...{ place, stored, zip, state }} />
      <MailingFields form={form} />
    </FormSection>
  );
}

/** Street and unit. The city follows from the ZIP. */
function StreetFields({ form: { control, setValue } }: { form: UseFormReturn<PolicyValues> }) {
  const { t } = useTexts('bind');
  return (
    <>
      <StreetField
        control={control}
        name="line1"
        label={t('policyDetails.address.line1')}
        autoComplete="address-line1"
        states={STATE_CODES}
        onWhole={({ line2, state, zip_code }) => {
          setValue('line2', line2);
          setValue('zip_code', zip_code);
          setValue('state', state);
        }}
      />
      <TextAnswer
        control={control}
        name="line2"
        label={t('policyDetails.address.line2')}
        optionalText={t('forms:optional')}
        autoComplete="address-line2"
        maxLength={120}
        width="medium"
      />
    </>
  );
}

/** A city with its county is the longest of the three. */
const PlaceLine = styled.div`
  display: grid;
  gap: ${space(6)};
  ${media.tablet} {
    grid-template-columns: 7rem minmax(0, 1fr) 11rem;
  }
`;

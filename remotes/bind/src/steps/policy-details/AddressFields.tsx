import { type Address, STATE_CODES, ZIP_LENGTH, type StateCode } from '@shared/domain';
import { SelectAnswer, TextAnswer, useField } from '@shared/forms';
import { useTexts, textOfLimit } from '@shared/i18n';
import { digitsMask, media, space, SelectField, Button, Notice, Row, Stack } from '@shared/ui';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { styled } from 'styled-components';
import { FormSection } from '../../parts/FormSection';
import { StreetField } from '../../parts/StreetField';
import { useStateOptions } from '../../parts/useStateOptions';
import { MailingFields } from './MailingFields';
import type { PolicyValues } from './policyValues';
import type { Place } from './usePlace';
import { stateName } from '@shared/i18n/states';
import { useLazyModule } from '../../parts/useLazyModule';

const loadStartOver = () => import(/* webpackChunkName: "startOver" */ './startOver');

interface PlaceNoticeProps {
  place: Place;
  stored: Address;
  /** As typed in the form. */
  zip: string | null;
  state: StateCode;
}

/** Explains the effect of another ZIP or state when it is entered: other prices, or a new quote (reading 26). */
function PlaceNotice({ place, stored, zip, state }: PlaceNoticeProps) {
  const { t, language } = useTexts('bind');
  const isElsewhere = state !== stored.state || place.fault?.startsWith('bind:') === true;
  const isOtherZip = zip !== stored.zip_code && place.options.length > 0;
  return (
    <Said>
      {isElsewhere ? (
        <Notice title={t('policyDetails.place.otherState', { state: stateName(stored.state, language) })}>
          <Stack $gap={3}>
            {t('policyDetails.place.otherStateBody')}
            <Row>
              <LateStartOver />
            </Row>
          </Stack>
        </Notice>
      ) : place.fault !== null ? (
        <Notice>{t(place.fault)}</Notice>
      ) : place.askAgain !== null ? (
        <Notice title={t('policyDetails.place.lost')}>
          {textOfLimit(t, place.askAgain.error)}
          <Row>
            <Button onClick={place.askAgain.retry}>{t('policyDetails.place.askAgain')}</Button>
          </Row>
        </Notice>
      ) : isOtherZip ? (
        <Notice>{t('policyDetails.place.otherZip', { zip })}</Notice>
      ) : null}
    </Said>
  );
}

/** The button with its dialog, loaded when needed. */
function LateStartOver() {
  const { t } = useTexts('bind');
  const { loaded, failed, retry } = useLazyModule('startOver', loadStartOver);
  if (failed) return <Button onClick={retry}>{t('load.retry')}</Button>;
  return loaded === undefined ? null : <loaded.StartOver />;
}

const Said = styled.output`
  display: block;
  &:empty {
    display: none;
  }
`;

interface CityFieldProps {
  form: UseFormReturn<PolicyValues>;
  place: Place;
}

/** The ZIP's cities and counties: a single one is preselected, among several the shopper chooses. */
function CityField({ form, place: { options, meant, isLooking } }: CityFieldProps) {
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

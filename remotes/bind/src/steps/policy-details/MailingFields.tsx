import { ZIP_LENGTH } from '@shared/domain';
import { US_STATES } from '@shared/domain/purchase';
import { SelectAnswer, TextAnswer, useField } from '@shared/forms';
import { useTexts } from '@shared/i18n';
import { CheckboxField, digitsMask, Grid, Stack } from '@shared/ui';
import { useRef } from 'react';
import type { Control, UseFormReturn } from 'react-hook-form';
import { StreetField } from '../../parts/StreetField';
import { useStateOptions } from '../../parts/useStateOptions';
import { NEW_MAILING, type PolicyValues } from './policyValues';

/** Whether mail goes elsewhere; the address is asked only then. P.O. boxes are allowed. */
export function MailingFields({ form }: { form: UseFormReturn<PolicyValues> }) {
  const { t } = useTexts('bind');
  const { value, change, leave } = useField(form.control, 'mailing');
  // Keeps what was typed while the box is unchecked.
  const last = useRef(NEW_MAILING);
  const answer = (isElsewhere: boolean) => {
    if (!isElsewhere) last.current = form.getValues('mailing') ?? NEW_MAILING;
    change(isElsewhere ? last.current : null);
  };
  return (
    <Stack $gap={4}>
      <CheckboxField
        name="mailing"
        label={t('policyDetails.mailing.elsewhere')}
        hint={t('policyDetails.mailing.hint')}
        checked={value !== null}
        onChange={(event) => answer(event.currentTarget.checked)}
        onBlur={leave}
      />
      {value === null ? null : <MailingLines form={form} />}
    </Stack>
  );
}

function MailingLines({ form: { control, setValue } }: { form: UseFormReturn<PolicyValues> }) {
  const { t } = useTexts('bind');
  return (
    <>
      <StreetField
        control={control}
        name="mailing.line1"
        label={t('policyDetails.mailing.line1')}
        autoComplete="section-mail address-line1"
        states={US_STATES}
        onWhole={({ line2, city, state, zip_code }) => {
          setValue('mailing.line2', line2);
          setValue('mailing.city', city);
          setValue('mailing.state', state);
          setValue('mailing.zip_code', zip_code);
        }}
      />
      <TextAnswer
        control={control}
        name="mailing.line2"
        label={t('policyDetails.mailing.line2')}
        optionalText={t('forms:optional')}
        autoComplete="section-mail address-line2"
        maxLength={120}
        width="medium"
      />
      <MailingPlace control={control} />
    </>
  );
}

function MailingPlace({ control }: { control: Control<PolicyValues> }) {
  const { t } = useTexts('bind');
  const states = useStateOptions(US_STATES);
  return (
    <Grid>
      <TextAnswer
        control={control}
        name="mailing.city"
        label={t('policyDetails.mailing.city')}
        autoComplete="section-mail address-level2"
        maxLength={80}
      />
      <SelectAnswer
        control={control}
        name="mailing.state"
        autoComplete="section-mail address-level1"
        label={t('policyDetails.mailing.state')}
        placeholder={t('policyDetails.mailing.chooseState')}
        options={states}
      />
      <TextAnswer
        control={control}
        name="mailing.zip_code"
        label={t('policyDetails.mailing.zip_code')}
        mask={digitsMask(ZIP_LENGTH)}
        autoComplete="section-mail postal-code"
      />
    </Grid>
  );
}

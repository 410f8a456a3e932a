import type { StateCode } from '@shared/domain';
import { isSr22StateAsked, SR22_STATES } from '@shared/domain/purchase';
import { DateField, TextAnswer, YesNo, SelectAnswer } from '@shared/forms';
import { useTexts } from '@shared/i18n';
import type { Control } from 'react-hook-form';
import { FormSection } from '../../parts/FormSection';
import type { DriverValues } from './driverValues';
import type { DriverFormState } from './useDriverForm';
import { useStateOptions } from './useStateOptions';

/** SR-22: whether one is needed, and then of which state, under which number and since when (section 5, reading 13). */
export function Sr22Fields({ driverForm }: { driverForm: DriverFormState }) {
  const { t } = useTexts('bind');
  const { form, values, asked } = driverForm;
  const { control } = form;
  return (
    <FormSection heading={t('driver.sr22.heading')}>
      <YesNo
        control={control}
        name="requires_sr22"
        legend={t('driver.sr22.legend')}
        hint={t('driver.sr22.hint')}
        yes={{ label: t('driver.yes') }}
        no={{ label: t('driver.no') }}
      />
      {values.requires_sr22 ? <Sr22Details {...{ control, state: asked.state }} /> : null}
    </FormSection>
  );
}

function Sr22Details({ control, state }: { control: Control<DriverValues>; state: StateCode }) {
  const { t } = useTexts('bind');
  const states = useStateOptions(SR22_STATES[state]);
  return (
    <>
      {isSr22StateAsked(true, state) ? (
        <SelectAnswer
          control={control}
          name="sr22_state"
          label={t('driver.sr22.state')}
          placeholder={t('driver.choose')}
          options={states}
          width="medium"
        />
      ) : null}
      <TextAnswer
        control={control}
        name="sr22_case_number"
        label={t('driver.sr22.caseNumber')}
        optionalText={t('driver.optional')}
        maxLength={40}
        width="medium"
        autoComplete="off"
      />
      <DateField
        control={control}
        name="sr22_filing_date"
        label={t('driver.sr22.filingDate')}
        optionalText={t('driver.optional')}
        placeholder={t('driver.datePlaceholder')}
      />
    </>
  );
}

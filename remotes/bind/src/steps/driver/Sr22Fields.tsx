import { isSr22StateAsked, SR22_STATES } from '@shared/domain/purchase';
import { DateField, TextAnswer, YesNo, SelectAnswer } from '@shared/forms';
import { useTexts } from '@shared/i18n';
import { FormSection } from './FormSection';
import type { DriverFormState } from './useDriverForm';
import { useStateOptions } from './useStateOptions';

/** SR-22: whether one is needed, and then of which state, under which number and since when (section 5, reading 13). */
export function Sr22Fields({ driverForm }: { driverForm: DriverFormState }) {
  const { t } = useTexts('bind');
  const { form, values, asked } = driverForm;
  const { control } = form;
  const states = useStateOptions(SR22_STATES[asked.state]);
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
      {isSr22StateAsked(values.requires_sr22, asked.state) ? (
        <SelectAnswer
          control={control}
          name="sr22_state"
          label={t('driver.sr22.state')}
          placeholder={t('driver.choose')}
          options={states}
          width="medium"
        />
      ) : null}
      {values.requires_sr22 ? (
        <>
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
      ) : null}
    </FormSection>
  );
}

import type { StateCode } from '@shared/domain';
import { isSr22StateAsked, SR22_STATES } from '@shared/domain/purchase';
import { DateField, SelectAnswer, TextAnswer } from '@shared/forms';
import { useTexts } from '@shared/i18n';
import type { Control } from 'react-hook-form';
import type { DriverValues } from './driverValues';
import { useStateOptions } from '../../parts/useStateOptions';

export interface Sr22Asked {
  control: Control<DriverValues>;
  state: StateCode;
}

/** State, number and date of an SR-22 (section 5, reading 13), loaded after the first Yes. */
export function Sr22Details({ control, state }: Sr22Asked) {
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
        optionalText={t('forms:optional')}
        maxLength={40}
        width="medium"
        autoComplete="off"
      />
      <DateField
        control={control}
        name="sr22_filing_date"
        label={t('driver.sr22.filingDate')}
        optionalText={t('forms:optional')}
      />
    </>
  );
}

import type { Driver, Quote } from '@shared/domain';
import { StepForm, type StepFormProps, TortFields, useTort } from '@shared/forms';
import { useTexts } from '@shared/i18n';
import { Stack } from '@shared/ui';
import { AboutDriver } from './AboutDriver';
import { CreditField } from './CreditField';
import type { DriverValues } from './driverValues';
import { ExtrasFields } from './ExtrasFields';
import { MonitoredProgram } from './MonitoredProgram';
import { draftOf, useDriverForm } from './useDriverForm';
import { useStillNeeded } from './useStillNeeded';

interface DriverFormProps extends StepFormProps<DriverValues> {
  quote: Quote;
  /** Null for a new driver. */
  driver: Driver | null;
}

/** The driver questions of specification 2.7, each shown where section 5 says. */
export function DriverForm({ quote, driver, ...step }: DriverFormProps) {
  const { t } = useTexts('drivers');
  const driverForm = useDriverForm(quote, driver, step.elsewhere);
  const { form, values, options, rules, statedAge } = driverForm;
  const { control } = form;
  const isLimited = options.tort && values.tort !== 'FULL';
  const tort = useTort({ quoteId: quote.id, draft: draftOf(driver), driver, isLimited, control });
  const missing = useStillNeeded(driverForm, tort.confirmed);
  return (
    <StepForm {...step} of="drivers" {...{ form, missing }} open={tort.open} savingText={t('form.saving')}>
      <AboutDriver {...{ control, rules, statedAge }} />
      {options.credit ? <CreditField control={control} /> : null}
      {options.tort ? (
        <Stack $gap={3}>
          <TortFields control={control} name="tort" tort={tort} />
        </Stack>
      ) : null}
      <ExtrasFields form={form} options={options} values={values} />
      <MonitoredProgram />
    </StepForm>
  );
}

import type { Driver, Quote } from '@shared/domain';
import { StepForm, type StepFormProps, useKept } from '@shared/forms';
import { useTexts } from '@shared/i18n';
import { AboutDriver } from './AboutDriver';
import { CreditField } from './CreditField';
import type { DriverValues } from './driverValues';
import { ExtrasFields } from './ExtrasFields';
import { MonitoredProgram } from './MonitoredProgram';
import { TortFields } from './TortFields';
import { draftOf, useDriverForm } from './useDriverForm';
import { useStillNeeded } from './useStillNeeded';

interface DriverFormProps extends StepFormProps<DriverValues> {
  quote: Quote;
  /** Null for a new driver. */
  driver: Driver | null;
}

/** Who drives: the questions of specification 2.7, each shown where section 5 says. */
export function DriverForm({ quote, driver, ...step }: DriverFormProps) {
  const { t } = useTexts('drivers');
  const driverForm = useDriverForm(quote, driver);
  const { form, values, options } = driverForm;
  const { control } = form;
  // Whoever has limited tort on the quote has confirmed it.
  const [tort, changeTort] = useKept(quote.id, `${draftOf(driver)}/tort`, ({ confirmed }) => ({
    confirmed: typeof confirmed === 'boolean' ? confirmed : driver?.tort === 'LIMITED',
  }));
  const missing = useStillNeeded(driverForm, tort.confirmed);
  return (
    <StepForm {...step} of="drivers" form={form} missing={missing} savingText={t('form.saving')}>
      <AboutDriver driverForm={driverForm} />
      {options.credit ? <CreditField control={control} /> : null}
      {options.tort ? (
        <TortFields
          control={control}
          confirmed={tort.confirmed}
          onConfirm={(confirmed) => changeTort({ confirmed })}
        />
      ) : null}
      <ExtrasFields form={form} options={options} values={values} />
      <MonitoredProgram />
    </StepForm>
  );
}

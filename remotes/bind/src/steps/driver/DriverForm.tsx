import type { Quote } from '@shared/domain';
import { StepForm, type StepFormProps, TortFields, useTort } from '@shared/forms';
import { useTexts } from '@shared/i18n';
import { FormSection } from '../../parts/FormSection';
import { DiscountFields } from './DiscountFields';
import { draftOf, type AskedDriver, type DriverValues } from './driverValues';
import { LicenseFields } from './LicenseFields';
import { RecordFields } from './RecordFields';
import { SocialFields } from './SocialFields';
import { Sr22Fields } from './Sr22Fields';
import { useDriverForm } from './useDriverForm';
import { WhoFields } from './WhoFields';
import { WorkFields } from './WorkFields';

interface DriverFormProps extends StepFormProps<DriverValues> {
  quote: Quote;
  asked: AskedDriver;
}

/**
 * Everything the application asks of a driver (section 5), by state and answers. Excluded drivers are asked only for
 * identifying facts, and tort only of the policyholder (reading 50).
 */
export function DriverForm({ quote, asked, ...step }: DriverFormProps) {
  const { t } = useTexts('bind');
  const { driver } = asked;
  const driverForm = useDriverForm(quote, asked, step.elsewhere);
  const { form, values, options } = driverForm;
  const { included_in_policy: isIncluded } = values;
  const { control } = form;
  const isLimited = options.tort && values.tort !== 'FULL';
  const tort = useTort({ quoteId: quote.id, draft: draftOf(driver), driver, isLimited, control });
  return (
    <StepForm {...step} of="bind" form={form} open={tort.open} savingText={t('driver.saving')}>
      <WhoFields driverForm={driverForm} />
      {isIncluded ? <WorkFields driverForm={driverForm} /> : null}
      <LicenseFields driverForm={driverForm} />
      {isIncluded ? <RecordFields control={control} /> : null}
      {isIncluded && options.sr22 ? <Sr22Fields driverForm={driverForm} /> : null}
      {isIncluded ? <DiscountFields driverForm={driverForm} /> : null}
      {options.tort ? (
        <FormSection heading={t('driver.tort.heading')}>
          <TortFields control={control} name="tort" tort={tort} />
        </FormSection>
      ) : null}
      {driver.policy_holder ? <SocialFields control={control} stored={driver.social_security_last4} /> : null}
    </StepForm>
  );
}

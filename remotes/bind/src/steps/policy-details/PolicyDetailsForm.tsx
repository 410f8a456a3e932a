import type { Quote } from '@shared/domain';
import { StepForm, type StepFormProps } from '@shared/forms';
import { useTexts } from '@shared/i18n';
import { AddressFields } from './AddressFields';
import { ContactFields } from './ContactFields';
import { HolderFields } from './HolderFields';
import { LazyAddressDialog } from './LazyAddressDialog';
import type { PolicyValues } from './policyValues';
import { ResidenceFields } from './ResidenceFields';
import { TermFields } from './TermFields';
import type { PolicySaveStatus } from './usePolicySave';
import { usePolicyForm } from './usePolicyForm';

interface PolicyDetailsFormProps extends StepFormProps<PolicyValues> {
  quote: Quote;
  /** ISO date at the shopper's place. */
  today: string;
  status: PolicySaveStatus;
}

/** Policyholder, dates and place: what section 2.12 asks, in a natural order. */
export function PolicyDetailsForm({ quote, today, status, onSave, ...step }: PolicyDetailsFormProps) {
  const { t } = useTexts('bind');
  const { form, place, isChecking, beforeCheck, question, save } = usePolicyForm({
    quote,
    today,
    elsewhere: step.elsewhere,
    onSave,
  });
  const { control } = form;
  const doing = isChecking ? 'address' : status;
  const words = doing === null ? '' : t(`policyDetails.status.${doing}`);
  return (
    <>
      <StepForm
        {...step}
        of="bind"
        form={form}
        busy={doing !== null}
        saveLabel={doing === null ? step.saveLabel : words}
        savingText={words}
        beforeCheck={beforeCheck}
        onSave={save}
      >
        <TermFields {...{ form, quote, today }} />
        <HolderFields control={control} />
        <ResidenceFields control={control} homeowner={quote.homeowner} />
        <AddressFields form={form} stored={quote.address} place={place} />
        <ContactFields control={control} />
      </StepForm>
      {/* What another tab changed is answered first, on the page. */}
      {question === null || step.elsewhere.clashes ? null : (
        <LazyAddressDialog question={question} options={place.options} />
      )}
    </>
  );
}

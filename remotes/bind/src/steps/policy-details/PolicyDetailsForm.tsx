import { type Quote, EMAIL_MAX_LENGTH } from '@shared/domain';
import {
  StepForm,
  type StepFormProps,
  Choices,
  TextAnswer,
  useField,
  lateResolver,
  useStepForm,
} from '@shared/forms';
import { useTexts, useMailHint } from '@shared/i18n';
import { AddressFields } from './AddressFields';
import { LazyAddressDialog, addressDialog } from './LazyAddressDialog';
import {
  type PolicyValues,
  addressOf,
  fromQuote,
  POLICY_DRAFT,
  POLICY_FIELDS,
  type PolicyAddress,
} from './policyValues';
import { HolderAndHome, KnownHolder, useKnownHolder } from './HolderAndHome';
import { TermFields } from './TermFields';
import type { PolicySaveStatus } from './usePolicySave';
import { Grid, EmailField, phoneMask } from '@shared/ui';
import type { Control } from 'react-hook-form';
import { FormSection } from '../../parts/FormSection';
import { useEffect } from 'react';
import { loadValidation } from '../../validation/loadValidation';
import { useAddressCheck } from './useAddressCheck';
import { useAddressQuestion } from './useAddressQuestion';
import { useBoxesQuestion } from './useBoxesQuestion';
import { usePlace } from './usePlace';

const resolver = lateResolver<PolicyValues>(() => loadValidation().then(({ policy }) => policy));
const ADDRESS_FIELDS = ['line1', 'line2', 'city', 'county'] as const;

interface PolicyFormOptions extends Pick<StepFormProps<PolicyValues>, 'elsewhere' | 'onSave'> {
  quote: Quote;
  /** ISO date at the shopper's place. */
  today: string;
}

/** The policy details form, through the address check to the save (section 2.12). */
function usePolicyForm({ quote, today, elsewhere, onSave }: PolicyFormOptions) {
  const { address: stored } = quote;
  const check = useAddressCheck(stored);
  const { question, settle } = useAddressQuestion(stored);
  const inPlace = (values: PolicyValues): PolicyValues => ({ ...values, ...place.meant });
  const form = useStepForm<PolicyValues>({
    resolver,
    context: {
      state: stored.state,
      today,
      inPlace,
      found: (values: PolicyValues) => check.findingOn(values).faults,
    },
    initial: fromQuote(quote, today),
    quoteId: quote.id,
    step: POLICY_DRAFT,
    fields: POLICY_FIELDS,
    elsewhere,
  });
  useEffect(() => void addressDialog.preload(), []);
  const place = usePlace(form, stored);
  const askAboutBoxes = useBoxesQuestion(place, stored);
  const apply = (address: PolicyAddress) => {
    for (const field of ADDRESS_FIELDS) form.setValue(field, address[field]);
  };
  const save = async (typed: PolicyValues) => {
    const values = inPlace(typed);
    const address = await settle(addressOf(values), check.findingOn(values));
    if (address === null) return;
    apply(address);
    await onSave({ ...values, ...address });
  };
  const beforeCheck = async () => {
    await addressDialog.fetch();
    const values = inPlace(form.getValues());
    await check.check(values, place.fault ?? askAboutBoxes(values.zip_code));
  };
  return { form, place, isChecking: check.isChecking, beforeCheck, question, save };
}

const WAYS = ['email', 'text', 'both'] as const;

/** How the carrier can reach the policyholder. */
function ContactFields({ control }: { control: Control<PolicyValues> }) {
  const { t } = useTexts('bind');
  return (
    <FormSection heading={t('policyDetails.contact.heading')}>
      <Grid $gap={6}>
        <TextAnswer
          control={control}
          name="phone"
          label={t('policyDetails.contact.phone')}
          mask={phoneMask}
          autoComplete="tel-national"
        />
        <Email control={control} />
      </Grid>
      <Choices
        control={control}
        name="communication_preference"
        legend={t('policyDetails.contact.preference')}
        hint={t('policyDetails.contact.preferenceHint')}
        options={WAYS.map((value) => ({ value, label: t(`communication.${value}`) }))}
      />
    </FormSection>
  );
}

function Email({ control }: { control: Control<PolicyValues> }) {
  const { t } = useTexts('bind');
  const hintWords = useMailHint();
  const field = useField(control, 'email');
  return (
    <EmailField
      name="email"
      label={t('policyDetails.contact.email')}
      error={field.error}
      value={field.value ?? ''}
      onValueChange={(email) => field.change(email || null)}
      onBlur={field.leave}
      maxLength={EMAIL_MAX_LENGTH}
      hintWords={hintWords}
    />
  );
}

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
  const known = useKnownHolder(quote, today);
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
        <KnownHolder {...{ control, quote, known }} />
        <TermFields {...{ form, quote, today }} />
        <HolderAndHome {...{ control, quote, known }} />
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

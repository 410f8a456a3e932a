import type { Quote } from '@shared/domain';
import { lateResolver, type StepFormProps, useStepForm } from '@shared/forms';
import { useEffect } from 'react';
import { loadValidation } from '../../validation/loadValidation';
import {
  addressOf,
  fromQuote,
  POLICY_DRAFT,
  POLICY_FIELDS,
  type PolicyAddress,
  type PolicyValues,
} from './policyValues';
import { addressDialog } from './LazyAddressDialog';
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
export function usePolicyForm({ quote, today, elsewhere, onSave }: PolicyFormOptions) {
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

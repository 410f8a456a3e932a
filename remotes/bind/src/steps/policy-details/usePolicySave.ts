import { useUpdateDriver, useUpdateQuote } from '@shared/api-client/hooks';
import type { Driver, Quote } from '@shared/domain';
import { useStepSave } from '@shared/forms';
import { useState } from 'react';
import { loadValidation } from '../../validation/loadValidation';
import { HOLDER_FIELDS, POLICY_DRAFT, type PolicyValues } from './policyValues';

/** The part being saved (section 4, purchase save statuses), or null. */
export type PolicySaveStatus = 'details' | 'holder' | null;

/**
 * Saves policy details: the quote's part, then the policyholder (reading 26). If the second call fails, the first stays
 * saved, the answers stay, and saving again repeats both.
 */
export function usePolicySave(quote: Quote, holder: Driver, today: string) {
  const details = useUpdateQuote();
  const person = useUpdateDriver();
  const [status, setStatus] = useState<PolicySaveStatus>(null);
  const { finish, partSaved, elsewhere, formKey } = useStepSave(
    quote,
    POLICY_DRAFT,
    (change) =>
      change.of === 'answers' ||
      (change.of === 'drivers' &&
        change.item.id === holder.id &&
        change.fields.some((field) => HOLDER_FIELDS.includes(field))),
  );
  const saveBoth = async (values: PolicyValues) => {
    person.reset();
    setStatus('details');
    try {
      const { toDetails, toHolder } = await loadValidation();
      partSaved(await details.trigger(toDetails(values, today)));
      setStatus('holder');
      return await person.trigger(holder.id, toHolder(values));
    } finally {
      setStatus(null);
    }
  };
  return {
    /** Whether everything was saved. */
    save: async (values: PolicyValues) => (await finish(saveBoth(values))) !== null,
    status,
    failure: details.error ?? person.error,
    isHalfSaved: person.error !== undefined,
    elsewhere,
    formKey,
  };
}

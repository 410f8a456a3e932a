import type { Address } from '@shared/domain';
import { useRef, useState } from 'react';
import { type AddressFinding, isSameAddress } from './useAddressCheck';
import type { PolicyAddress } from './policyValues';

/** The dialog's question: the typed address beside the suggested one. */
export interface AddressQuestion {
  typed: PolicyAddress;
  finding: AddressFinding;
  /** Applies an address and continues; null returns to the form. */
  answer: (chosen: PolicyAddress | null) => void;
}

interface Asking {
  question: AddressQuestion | null;
  /** The address to continue with, once the shopper has chosen; null if they want to edit it. */
  settle: (typed: PolicyAddress, finding: AddressFinding) => Promise<PolicyAddress | null>;
}

/**
 * The suggested-address dialog opens only once (section 2.12): not for a repeated save, nor for the quote's stored
 * address. Closing it leaves the question open.
 */
export function useAddressQuestion(stored: Address): Asking {
  const [question, setQuestion] = useState<AddressQuestion | null>(null);
  const isAnswered = useRef(false);
  const settle = (typed: PolicyAddress, finding: AddressFinding) =>
    new Promise<PolicyAddress | null>((go) => {
      if (isAnswered.current || isSameAddress(stored, typed)) {
        go(typed);
        return;
      }
      const answer = (chosen: PolicyAddress | null) => {
        isAnswered.current = chosen !== null;
        setQuestion(null);
        go(chosen);
      };
      setQuestion({ typed, finding, answer });
    });
  return { question, settle };
}

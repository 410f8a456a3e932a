import type { Address } from '@shared/domain';
import { useRef, useState } from 'react';
import { type AddressFinding, isSameAddress } from './useAddressCheck';
import type { PolicyAddress } from './policyValues';

/** The dialog's question: the address as it was typed beside the one the service suggests. */
export interface AddressQuestion {
  typed: PolicyAddress;
  finding: AddressFinding;
  /** Applies an address and goes on; null goes back to the form. */
  answer: (chosen: PolicyAddress | null) => void;
}

interface Asking {
  question: AddressQuestion | null;
  /** The address to go on with, once the person has said so; null where they want to change it. */
  settle: (typed: PolicyAddress, finding: AddressFinding) => Promise<PolicyAddress | null>;
}

/**
 * The suggested-address dialog opens once only (section 2.12): neither for a save that is repeated nor for an address
 * that stands on the quote, where it was settled. Closed without an answer, it is still to be answered.
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

import type { ApiError } from '@shared/api-client';
import { useValidateAddress } from '@shared/api-client/hooks';
import type { Address } from '@shared/domain';
import type { SuggestedAddress } from '@shared/domain/purchase';
import { loadBehind } from '@shared/forms';
import { useRef } from 'react';
import { loadValidation } from '../../validation/loadValidation';
import { addressOf, type PolicyAddress, type PolicyFaults, type PolicyValues } from './policyValues';

/** Findings about a checked address. */
export interface AddressFinding {
  faults: PolicyFaults;
  /** The address service's spelling; null if it has none. */
  suggested: SuggestedAddress | null;
  /** The service could not be reached, so the shopper continues with their own. */
  isDown: boolean;
  /** The rate limit, after too many checks. */
  limit?: ApiError;
}

export interface AddressCheck {
  /** Checks the address, unless it was already checked or is incomplete (section 2.12). */
  check: (values: PolicyValues, zipFault: string | null) => Promise<void>;
  /** The finding about the form's current address. */
  findingOn: (values: PolicyValues) => AddressFinding;
  isChecking: boolean;
}

/** Whether an address can be checked, and what errors mean; loaded with the rules. */
const rules = loadBehind(loadValidation);

const NOTHING: AddressFinding = { faults: {}, suggested: null, isDown: false };

export const isSameAddress = (one: PolicyAddress, other: PolicyAddress): boolean =>
  JSON.stringify(addressOf(one)) === JSON.stringify(addressOf(other));

/** The form's address and what the ZIP table and the address service say about it. `stored` was checked before. */
export function useAddressCheck(stored: Address): AddressCheck {
  const { trigger, isMutating } = useValidateAddress();
  const known = useRef<{ address: PolicyAddress; finding: AddressFinding } | null>(null);
  const ask = async (place: PolicyAddress): Promise<AddressFinding> => {
    const { line1, line2, city, state, zip_code: zip } = place;
    const asked = { line1: line1 ?? '', line2, city: city ?? '', state, zip: zip ?? '' };
    await rules.fetch();
    const validation = rules.now();
    if (validation?.isWholeAddress(asked) !== true) return NOTHING;
    try {
      const { suggestedAddress: suggested } = await trigger(asked);
      return { ...NOTHING, suggested };
    } catch (error) {
      return { ...NOTHING, ...validation.addressFaults(error) };
    }
  };
  const isKnown = (values: PolicyValues) =>
    known.current !== null && isSameAddress(known.current.address, values);
  const isSettled = (values: PolicyValues) => {
    const finding = isKnown(values) ? known.current?.finding : undefined;
    return finding !== undefined && !finding.isDown && Object.keys(finding.faults).length === 0;
  };
  return {
    check: async (values, zipFault) => {
      if (isSameAddress(stored, values)) return;
      const address = addressOf(values);
      if (zipFault !== null) {
        known.current = { address, finding: { ...NOTHING, faults: { zip_code: zipFault } } };
      } else if (!isSettled(values)) {
        known.current = { address, finding: await ask(address) };
      }
    },
    findingOn: (values) => (known.current !== null && isKnown(values) ? known.current.finding : NOTHING),
    isChecking: isMutating,
  };
}

import type { ApiError } from '@shared/api-client';
import { useValidateAddress } from '@shared/api-client/hooks';
import type { Address } from '@shared/domain';
import type { SuggestedAddress } from '@shared/domain/purchase';
import { loadBehind } from '@shared/forms';
import { useRef } from 'react';
import { judging } from '../../judging/judging';
import { addressOf, type PolicyAddress, type PolicyFaults, type PolicyValues } from './policyValues';

/** What is known of an address that was asked about. */
export interface AddressFinding {
  faults: PolicyFaults;
  /** As the address service writes it; null where it says nothing. */
  suggested: SuggestedAddress | null;
  /** The service could not be asked: the shopper goes on with their own. */
  isDown: boolean;
  /** Why, where it was asked too often. */
  limit?: ApiError;
}

export interface AddressCheck {
  /** Asks the address service, unless it was asked about this address already or one is not whole (section 2.12). */
  check: (values: PolicyValues, zipFault: string | null) => Promise<void>;
  /** What was found out about the address that stands in the form. */
  findingOn: (values: PolicyValues) => AddressFinding;
  isChecking: boolean;
}

/** Whether the service can be asked about an address, and what its refusals mean; comes with the rules. */
const rules = loadBehind(judging);

const NOTHING: AddressFinding = { faults: {}, suggested: null, isDown: false };

export const isSameAddress = (one: PolicyAddress, other: PolicyAddress): boolean =>
  JSON.stringify(addressOf(one)) === JSON.stringify(addressOf(other));

/** The address of the form and what the ZIP table and the address service say of it. `stored` was judged before. */
export function useAddressCheck(stored: Address): AddressCheck {
  const { trigger, isMutating } = useValidateAddress();
  const known = useRef<{ address: PolicyAddress; finding: AddressFinding } | null>(null);
  const ask = async (place: PolicyAddress): Promise<AddressFinding> => {
    const { line1, line2, city, state, zip_code: zip } = place;
    const asked = { line1: line1 ?? '', line2, city: city ?? '', state, zip: zip ?? '' };
    await rules.fetch();
    const judges = rules.now();
    if (judges?.isWholeAddress(asked) !== true) return NOTHING;
    try {
      const { suggestedAddress: suggested } = await trigger(asked);
      return { ...NOTHING, suggested };
    } catch (error) {
      return { ...NOTHING, ...judges.addressFaults(error) };
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

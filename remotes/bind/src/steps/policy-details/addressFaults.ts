import { ApiError } from '@shared/api-client';
import { errorsOf, type ErrorCode } from '@shared/domain';
import { validateAddressSchema } from '@shared/domain/purchase';
import type { PolicyFaults } from './policyValues';

/** Whether an address is complete enough for the address service. */
export const isWholeAddress = (address: object): boolean =>
  errorsOf(validateAddressSchema, address).length === 0;

/** The service's field names, mapped to ours. */
const FIELDS: Record<string, keyof PolicyFaults> = {
  line1: 'line1',
  line2: 'line2',
  city: 'city',
  state: 'state',
  zip: 'zip_code',
};

/** Errors from a failed address call: field errors, or that the service could not be reached or was asked too often. */
export function addressFaults(error: unknown): { faults: PolicyFaults; isDown: boolean; limit?: ApiError } {
  const faults: PolicyFaults = {};
  if (!(error instanceof ApiError)) return { faults, isDown: true };
  if (error.status === 429) return { faults, isDown: true, limit: error };
  if (error.status !== 422) return { faults, isDown: true };
  for (const { code, attribute = '' } of error.errors) {
    const field = FIELDS[attribute];
    if (field === undefined) continue;
    faults[field] =
      code === ('zip_other_state' satisfies ErrorCode)
        ? 'bind:policyDetails.address.otherStateZip'
        : `validation:${code}`;
  }
  return { faults, isDown: Object.keys(faults).length === 0 };
}

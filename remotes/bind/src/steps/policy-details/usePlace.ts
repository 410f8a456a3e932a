import { type Lookup, useLocation as useZipLookup } from '@shared/api-client/hooks';
import type { Address } from '@shared/domain';
import { useEffect } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { placeOf, placeOptions, type PlaceOption } from './placeOptions';
import type { PolicyValues } from './policyValues';

export interface Place {
  options: readonly PlaceOption[];
  /** The selected pair; nulls if none is. */
  meant: Pick<PolicyValues, 'city' | 'county'>;
  /** Why the ZIP cannot be used: a text key. */
  fault: 'validation:zip_invalid' | 'bind:policyDetails.address.otherStateZip' | null;
  /** The ZIP only holds boxes or one organization (reading 64). */
  boxesOnly: boolean;
  isLooking: boolean;
  /** Retries a failed ZIP lookup; null if it succeeded. */
  askAgain: Lookup<unknown> | null;
}

const REFUSED = new Set([400, 404, 422]);

/** The ZIP table's data for the typed ZIP. City and county follow from it, or are chosen from it (reading 26). */
export function usePlace({ control, clearErrors }: UseFormReturn<PolicyValues>, stored: Address): Place {
  const [zip, city, county] = useWatch({ control, name: ['zip_code', 'city', 'county'] });
  const lookup = useZipLookup(zip);
  const { data, error, isLoading } = lookup;
  const options = placeOptions(zip, stored, data);
  const meant = placeOf(options, { city, county }) ?? { city: null, county: null };
  useEffect(() => {
    if (meant.city !== null) clearErrors('city');
  }, [meant.city, clearErrors]);
  const isUnknown = error !== undefined && REFUSED.has(error.status);
  const isElsewhere = data !== undefined && data.zip_code === zip && data.state !== stored.state;
  return {
    options,
    meant,
    fault: isUnknown
      ? 'validation:zip_invalid'
      : isElsewhere
        ? 'bind:policyDetails.address.otherStateZip'
        : null,
    boxesOnly: data?.zip_code === zip && data?.boxes_only === true,
    isLooking: isLoading,
    askAgain: error !== undefined && !isUnknown && !isLoading ? lookup : null,
  };
}

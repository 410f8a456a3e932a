import type { LocationAnswer } from '@shared/api-client/requests';
import { STATE_CODES, type AddressOption, type StateCode } from '@shared/domain';

/** A pair in a state we cover. */
export type CoveredOption = AddressOption & { state: StateCode };

/** The city and county pairs of a looked-up ZIP (specification 2.3); empty if we do not cover its state. */
export function addressOptions(location: LocationAnswer): CoveredOption[] {
  const state = STATE_CODES.find((code) => code === location.state);
  if (state === undefined || !location.covered) return [];
  return location.counties.flatMap(({ name: county, cities }) =>
    cities.map((city) => ({ zip_code: location.zip_code, state, county, city })),
  );
}

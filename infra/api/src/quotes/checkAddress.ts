import { cityOptions } from '@infra/zip-data';
import type { AddressInput } from '@shared/domain';
import { ApiFailure } from '../http/apiFailure';

/** Rejects an address whose ZIP, city, county and state do not match (422 `address_unknown`). */
export function checkAddress({ zip_code, state, county, city }: AddressInput): void {
  const known = cityOptions(zip_code).some(
    (option) => option.state === state && option.city === city && option.county === county,
  );
  if (!known) throw new ApiFailure(422, [{ code: 'address_unknown', attribute: 'address.zip_code' }]);
}

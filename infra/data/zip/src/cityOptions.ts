import type { AddressOption } from '@shared/domain';
import { zipRows } from './zipRows';

/**
 * The pairs a shopper chooses from (specification 2.3), by city, then county. With one pair the quote is
 * created at once; an empty list means that the ZIP does not exist.
 */
export function cityOptions(zip: string): AddressOption[] {
  return zipRows(zip).map(({ state, county, city }) => ({ zip_code: zip, state, county, city }));
}

import type { PostalAddress } from '../entities/driver';
import type { Quote } from '../entities/quote';
import { policyHolderOf } from './policyHolder';

/** The address fields that mail needs. */
export const postalOf = ({ line1, line2, city, state, zip_code }: PostalAddress): PostalAddress => ({
  line1,
  line2,
  city,
  state,
  zip_code,
});

/** Whether two addresses are the same for mail. */
export const isSamePostal = (one: PostalAddress, other: PostalAddress): boolean =>
  JSON.stringify(postalOf(one)) === JSON.stringify(postalOf(other));

/** The policyholder's mailing address if it differs from the home address, else null (reading 45). */
export function mailingAddressOf({
  address,
  drivers,
}: Pick<Quote, 'address' | 'drivers'>): PostalAddress | null {
  const known = policyHolderOf(drivers)?.address;
  // Without a street it is still the quote's address from before the purchase.
  return !known?.line1 || isSamePostal(known, address) ? null : known;
}

import type { PostalAddress } from '../entities/driver';
import type { Quote } from '../entities/quote';
import { policyHolderOf } from './policyHolder';

/** The lines of an address that a letter needs. */
export const postalOf = ({ line1, line2, city, state, zip_code }: PostalAddress): PostalAddress => ({
  line1,
  line2,
  city,
  state,
  zip_code,
});

/** Whether two addresses are one to the mail. */
export const isSamePostal = (one: PostalAddress, other: PostalAddress): boolean =>
  JSON.stringify(postalOf(one)) === JSON.stringify(postalOf(other));

/** Where the policyholder's mail goes, if not to where they live; null where it does (reading 45). */
export function mailingAddressOf({
  address,
  drivers,
}: Pick<Quote, 'address' | 'drivers'>): PostalAddress | null {
  const known = policyHolderOf(drivers)?.address;
  // Without a street it is the quote's own, of before the purchase.
  return !known?.line1 || isSamePostal(known, address) ? null : known;
}

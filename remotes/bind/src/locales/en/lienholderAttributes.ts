import { policyAttributes } from './policyAttributes';

/** Names of a lienholder's fields. */
export const lienholderAttributes = {
  name: 'Name of the lender or leasing company',
  // Address fields have the same names everywhere, except for line 2.
  line1: policyAttributes.line1,
  line2: 'Suite, floor or P.O. box',
  city: policyAttributes.city,
  state: policyAttributes.state,
  zip_code: policyAttributes.zip_code,
};
export type LienholderAttributes = typeof lienholderAttributes;

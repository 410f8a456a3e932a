import { policyAttributes } from './policyAttributes';

/** What the lines of a lienholder are called. */
export const lienholderAttributes = {
  name: 'Name of the lender or leasing company',
  // An address is called the same wherever it is asked, but for the line that is not the street.
  line1: policyAttributes.line1,
  line2: 'Suite, floor or P.O. box',
  city: policyAttributes.city,
  state: policyAttributes.state,
  zip_code: policyAttributes.zip_code,
};
export type LienholderAttributes = typeof lienholderAttributes;

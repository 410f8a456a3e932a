/** The 50 states and DC, by code; their names are texts of the purchase screens. */
export const US_STATES = [
  'AL',
  'AK',
  'AZ',
  'AR',
  'CA',
  'CO',
  'CT',
  'DE',
  'DC',
  'FL',
  'GA',
  'HI',
  'ID',
  'IL',
  'IN',
  'IA',
  'KS',
  'KY',
  'LA',
  'ME',
  'MD',
  'MA',
  'MI',
  'MN',
  'MS',
  'MO',
  'MT',
  'NE',
  'NV',
  'NH',
  'NJ',
  'NM',
  'NY',
  'NC',
  'ND',
  'OH',
  'OK',
  'OR',
  'PA',
  'RI',
  'SC',
  'SD',
  'TN',
  'TX',
  'UT',
  'VT',
  'VA',
  'WA',
  'WV',
  'WI',
  'WY',
] as const;
export type UsState = (typeof US_STATES)[number];

/** Codes used instead of a state: licensed abroad, and not insured (section 5). */
export const INTERNATIONAL_LICENSE = 'IT';
export const EXCLUDED_LICENSE = 'EX';

/** Allowed values of `license_state` (section 5). */
export const LICENSE_STATES = [...US_STATES, INTERNATIONAL_LICENSE, EXCLUDED_LICENSE] as const;
export type LicenseState = (typeof LICENSE_STATES)[number];

import type { AskedIn, DRIVER_FIELDS, RESIDENCE_FIELDS } from '@shared/domain';

/** Names of the policy details fields, in the form and in API errors. */
export const policyAttributes = {
  duration: 'Policy term',
  effective: 'Start date',
  first_name: 'First name',
  last_name: 'Last name',
  ownership: 'Home',
  current_residence_date: 'Date you moved in',
  line1: 'Street address',
  line2: 'Apartment, suite or unit',
  zip_code: 'ZIP code',
  city: 'City',
  state: 'State',
  mailing: 'Mailing address',
  phone: 'Phone',
  email: 'Email address',
  communication_preference: 'Preferred contact',
} satisfies Record<
  AskedIn<typeof DRIVER_FIELDS, 'policy'> | AskedIn<typeof RESIDENCE_FIELDS, 'policy'>,
  string
> &
  Record<string, string>;
export type PolicyAttributes = typeof policyAttributes;

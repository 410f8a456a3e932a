import type { DriverRuleFacts, PurchaseDriverInput } from '..';

/** A policyholder in Texas with all purchase answers. */
export const driverFacts: DriverRuleFacts = {
  state: 'TX',
  today: '2026-11-21',
  policyHolder: true,
  hasLicenseNumber: false,
};
export const wholeDriver: PurchaseDriverInput = {
  first_name: 'Ann',
  last_name: 'Doe',
  birthday: '1990-05-06',
  gender: 'female',
  marital_status: 'single',
  policy_holder_relationship: 'me',
  included_in_policy: true,
  occupation: 'retired',
  international_license: false,
  license_status: 'active',
  license_state: 'TX',
  license_number: '12345678',
  license_issued_at: '2006-05-06',
  requires_sr22: false,
  good_student: false,
  defensive_driver: false,
  accident_violations: [{ type: 'dwi', date: '2024-02-29', description: null }],
};

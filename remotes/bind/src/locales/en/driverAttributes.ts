import type { AskedIn, DRIVER_FIELDS } from '@shared/domain';

/** Names of a driver's answers, in errors, in lists of what is missing and on the review. */
export const driverAttributes = {
  first_name: 'First name',
  last_name: 'Last name',
  birthday: 'Birthday',
  gender: 'Gender',
  marital_status: 'Marital status',
  policy_holder_relationship: 'Relationship to the policyholder',
  included_in_policy: 'Included in the policy',
  occupation: 'Occupation',
  employer_name: 'Employer’s name',
  employer_category: 'Kind of work',
  international_license: 'License from another country',
  license_status: 'License status',
  license_state: 'State that issued the license',
  license_number: 'License number',
  license_issued_at: 'Date the license was issued',
  accident_violations: 'Accidents and violations',
  type: 'What happened',
  date: 'Date',
  description: 'Description',
  requires_sr22: 'SR-22',
  sr22_state: 'State that requires the SR-22',
  sr22_case_number: 'SR-22 case number',
  sr22_filing_date: 'SR-22 filing date',
  good_student: 'Good student',
  defensive_driver: 'Defensive driver course',
  defensive_driver_course_completed_at: 'Date the course was completed',
  tort: 'Right to sue',
  social_security: 'Social Security number',
} satisfies Record<AskedIn<typeof DRIVER_FIELDS, 'purchase'> | 'type' | 'date' | 'description', string>;
export type DriverAttributes = typeof driverAttributes;

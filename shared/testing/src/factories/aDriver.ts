import { type Driver, EMPTY_DRIVER } from '@shared/domain';

/** A single policyholder aged 35 at the quote stage, with overrides. */
export const aDriver = (changes: Partial<Driver> = {}): Driver => ({
  ...EMPTY_DRIVER,
  id: 'driver-1',
  created_at: '2026-01-05T10:05:00.000Z',
  gender: 'female',
  birthday: '1991-01-05',
  birthday_estimated: true,
  age: 35,
  marital_status: 'single',
  license_status: 'active',
  license_number_last4: null,
  policy_holder: true,
  policy_holder_relationship: 'me',
  credit_score: 'good',
  social_security_last4: null,
  address: { line1: null, line2: null, city: 'Des Plaines', state: 'IL', zip_code: '60018' },
  ...changes,
});

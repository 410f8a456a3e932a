import { sampleDriver } from '../../testing/samples';
import {
  ageDisagreement,
  purchaseDriverFrom,
  settlePurchaseDriver,
  withoutUnasked,
  type SettledDriver,
} from '..';

const answers: SettledDriver = {
  age: 30,
  marital_status: 'single',
  license_status: 'active',
  international_license: false,
  license_state: 'IL',
  license_number: 'D12345678901',
  license_issued_at: '2012-01-01',
  requires_sr22: false,
  sr22_state: null,
  sr22_case_number: null,
  sr22_filing_date: null,
  good_student: false,
  defensive_driver: false,
  defensive_driver_course_completed_at: null,
  included_in_policy: true,
  occupation: 'employed',
  employer_name: 'Acme',
  employer_category: 'welder',
  tort: null,
  credit_score: null,
};
const where = { state: 'IL', policy_holder: false } as const;

describe('purchase answers that depend on each other (section 4, Driver form rules)', () => {
  test.each([
    ['nothing to change', {}, where, {}],
    [
      'licensed abroad [4-56, R12-2]',
      { international_license: true, license_status: 'suspended' },
      where,
      { license_status: 'active', license_state: 'IT', license_number: null, license_issued_at: null },
    ],
    ['no longer abroad', { license_state: 'IT' }, where, { license_state: null }],
    ['foreign on the quote form', { license_status: 'foreign' }, where, { license_status: 'active' }],
    ['excluded', { included_in_policy: false }, where, { license_state: 'EX' }],
    ['included again', { license_state: 'EX' }, where, { license_state: null }],
    [
      'included again, licensed abroad',
      { license_state: 'EX', international_license: true },
      where,
      { license_state: 'IT', license_number: null, license_issued_at: null },
    ],
    [
      'the policyholder stays and is me',
      { included_in_policy: false },
      { ...where, policy_holder: true },
      { included_in_policy: true, policy_holder_relationship: 'me' },
    ],
    [
      'SR-22 is not stored in PA',
      { requires_sr22: true, sr22_state: 'PA', sr22_case_number: '7' },
      { ...where, state: 'PA' },
      { requires_sr22: false, sr22_state: null, sr22_case_number: null, tort: null },
    ],
    [
      'the policyholder’s tort in PA defaults to limited',
      { included_in_policy: true },
      { state: 'PA', policy_holder: true },
      { policy_holder_relationship: 'me', tort: 'LIMITED' },
    ],
    [
      'other drivers’ tort is cleared in PA [R50]',
      { tort: 'FULL' },
      { ...where, state: 'PA' },
      { tort: null },
    ],
    [
      'SR-22 is not stored in OK',
      { requires_sr22: true, sr22_filing_date: '2026-01-01' },
      { ...where, state: 'OK' },
      { requires_sr22: false, sr22_filing_date: null },
    ],
    [
      'its state is not asked in TX, its case number is',
      { requires_sr22: true, sr22_state: 'TX', sr22_case_number: '7' },
      { ...where, state: 'TX' },
      { sr22_state: null, sr22_case_number: '7', requires_sr22: true },
    ],
    ['its state is kept in IL', { requires_sr22: true, sr22_state: 'IN' }, where, { requires_sr22: true }],
    [
      'no employer when retired',
      { occupation: 'retired' },
      where,
      { employer_name: null, employer_category: null },
    ],
    [
      'no course date without a course',
      { defensive_driver_course_completed_at: '2025-01-01' },
      where,
      { defensive_driver_course_completed_at: null },
    ],
  ] as const)('%s [4-56, R11-2, R12-2, R13, 4-76, 4-77]', (_name, change, place, expected) => {
    const settled = settlePurchaseDriver({ ...answers, ...change }, place);
    expect(settled).toEqual({ ...answers, ...change, ...expected });
    expect(settlePurchaseDriver(settled, place)).toEqual(settled);
  });
});

describe('an excluded driver is asked only for identifying facts (reading 50)', () => {
  const told = {
    ...sampleDriver({ policy_holder: false, policy_holder_relationship: 'son' }),
    requires_sr22: true,
    sr22_state: 'IL',
    sr22_case_number: '7',
    good_student: true,
    defensive_driver: true,
    defensive_driver_course_completed_at: '2025-01-01',
    accident_violations: [{ type: 'dwi', date: '2025-01-01', description: null }],
  };

  test('keeps name, birthday, relationship and license, and drops the rest [R50-2]', () => {
    const excluded = { ...told, included_in_policy: false };
    expect(withoutUnasked(excluded)).toEqual({
      ...excluded,
      occupation: null,
      requires_sr22: false,
      sr22_state: null,
      sr22_case_number: null,
      good_student: false,
      defensive_driver: false,
      defensive_driver_course_completed_at: null,
      accident_violations: [],
    });
  });

  test('keeps everything for an insured driver', () => {
    expect(withoutUnasked(told)).toBe(told);
  });
});

describe('prefilling from the quote’s driver (readings 14 and 26)', () => {
  test('prefills everything but estimates [R14-2, R26]', () => {
    const estimated = sampleDriver({ birthday_estimated: true, policy_holder_relationship: null });
    expect(purchaseDriverFrom(estimated)).toMatchObject({
      first_name: 'Ann',
      marital_status: 'single',
      birthday: null,
      license_issued_at: null,
      policy_holder_relationship: 'me',
    });
    const stated = sampleDriver();
    expect(purchaseDriverFrom(stated)).toMatchObject({
      birthday: '1990-05-06',
      license_issued_at: '2006-05-06',
    });
  });

  test('contains no part of an identity number', () => {
    const known = purchaseDriverFrom(sampleDriver({ social_security_last4: '6789' }));
    expect(Object.keys(known).filter((field) => /number|social|last4/.test(field))).toEqual([
      'sr22_case_number',
    ]);
  });

  test.each([
    ['agrees', 36, true, '1990-05-06', null],
    ['a year off', 35, true, '1990-05-06', { told: 35, stated: 36 }],
    ['the birthday is tomorrow', 36, true, '1990-11-22', null],
    ['stated before', 35, false, '1990-05-06', null],
    ['an incomplete date', 35, true, '', null],
  ])('age and birthday mismatch: %s [R14-4]', (_name, age, estimated, birthday, expected) => {
    const told = sampleDriver({ age, birthday_estimated: estimated });
    const today = birthday === '1990-11-22' ? '2026-11-22' : '2026-11-21';
    expect(ageDisagreement(told, birthday, today)).toEqual(expected);
  });
});

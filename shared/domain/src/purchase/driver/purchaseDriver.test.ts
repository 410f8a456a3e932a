import { STATE_CODES } from '../../entities';
import { errorsOf } from '../../schemas';
import { purchaseDriverSchema, type DriverRuleFacts } from '..';
import { driverFacts, wholeDriver } from '../testing/wholeDriver';

const other = { policyHolder: false } as const;

const judge = (change: object, where: Partial<DriverRuleFacts> = {}) =>
  errorsOf(purchaseDriverSchema({ ...driverFacts, ...where }), { ...wholeDriver, ...change });

describe('a complete purchase driver', () => {
  test.each([
    ['unchanged', {}, {}],
    ['employed', { occupation: 'employed', employer_name: 'Acme', employer_category: 'welder' }, {}],
    ['another driver', { policy_holder_relationship: 'spouse' }, other],
    [
      'no license',
      {
        license_status: 'not_licensed',
        license_state: null,
        license_number: undefined,
        license_issued_at: null,
      },
      {},
    ],
    [
      'licensed abroad',
      {
        international_license: true,
        license_state: 'IT',
        license_number: undefined,
        license_issued_at: null,
      },
      {},
    ],
    [
      'excluded',
      {
        included_in_policy: false,
        policy_holder_relationship: 'son',
        license_state: 'EX',
        license_number: undefined,
        license_issued_at: null,
      },
      other,
    ],
    [
      'excluded, with only identifying facts [R50-2]',
      {
        included_in_policy: false,
        policy_holder_relationship: 'son',
        license_state: 'EX',
        license_number: undefined,
        license_issued_at: null,
        gender: undefined,
        marital_status: undefined,
        occupation: null,
        requires_sr22: undefined,
      },
      other,
    ],
    [
      'PA, not the policyholder: no tort [R50]',
      { tort: null, policy_holder_relationship: 'spouse' },
      { ...other, state: 'PA' },
    ],
    ['a course', { defensive_driver: true, defensive_driver_course_completed_at: '2026-11-21' }, {}],
    ['a stored license number', { license_number: undefined }, { hasLicenseNumber: true }],
    ['issued on the 16th birthday', { birthday: '2008-02-29', license_issued_at: '2024-02-29' }, {}],
    ['16 today', { birthday: '2010-11-21', license_issued_at: '2026-11-21' }, {}],
    ['120 years old', { birthday: '1906-11-21' }, {}],
    ['the day before the 121st birthday [R47]', { birthday: '1905-11-22' }, {}],
    [
      'born on a leap day, the day before the 121st birthday [R47]',
      { birthday: '1904-02-29' },
      { today: '2025-02-28' },
    ],
    ['a social', { social_security: '123-45-6789' }, {}],
    ['PA with a tort', { tort: 'FULL' }, { state: 'PA' }],
  ] as const)('%s', (_name, change, where) => {
    expect(judge(change, where)).toEqual([]);
  });

  test.each(STATE_CODES)('%s: an SR-22 with its state', (state) => {
    const answer = { requires_sr22: true, sr22_state: state, tort: 'LIMITED', occupation: 'student' };
    expect(judge(answer, { state })).toEqual([]);
  });
});

describe('answers a purchase driver may not give (section 5)', () => {
  const unlicensed = { license_status: 'not_licensed', license_issued_at: null } as const;
  test.each([
    { id: '9-14', what: '15 years old', path: 'birthday', change: { birthday: '2010-11-22', ...unlicensed } },
    { id: '9-74', what: '121 years old', path: 'birthday', change: { birthday: '1905-11-21' } },
    {
      id: '9-75',
      what: 'issued a day before 16',
      path: 'license_issued_at',
      change: { license_issued_at: '2006-05-05' },
    },
  ])('section 9: $what [$id]', ({ path, change }) => {
    const key = path === 'birthday' ? 'birthday_invalid' : 'license_issued_invalid';
    expect(judge(change)).toEqual([{ path, key: `validation:${key}` }]);
  });

  test.each([
    ['not a calendar day', { birthday: '1990-02-30' }, {}, 'birthday', 'birthday_invalid'],
    [
      'issued tomorrow',
      { license_issued_at: '2026-11-22' },
      {},
      'license_issued_at',
      'license_issued_invalid',
    ],
    [
      'an unknown license state',
      { license_state: 'ZZ', license_number: 'A1' },
      {},
      'license_state',
      'choice_invalid',
    ],
    [
      'IT without being international',
      { license_state: 'IT', license_number: 'A1' },
      {},
      'license_state',
      'choice_invalid',
    ],
    ['another state’s number', { license_number: 'A1234567' }, {}, 'license_number', 'license_format_tx'],
    ['a masked number', { license_number: '••••5678' }, {}, 'license_number', 'license_number_invalid'],
    ['free text instead of a choice', { occupation: 'Beekeeper' }, {}, 'occupation', 'choice_invalid'],
    [
      'an unknown category',
      { occupation: 'employed', employer_name: 'Acme', employer_category: 'spy' },
      {},
      'employer_category',
      'choice_invalid',
    ],
    [
      'the policyholder as spouse',
      { policy_holder_relationship: 'spouse' },
      {},
      'policy_holder_relationship',
      'choice_invalid',
    ],
    ['another driver as me', {}, other, 'policy_holder_relationship', 'choice_invalid'],
    [
      'an SR-22 for a distant state',
      { requires_sr22: true, sr22_state: 'NY', occupation: 'Chef' },
      { state: 'IL' },
      'sr22_state',
      'choice_invalid',
    ],
    [
      'a course tomorrow',
      { defensive_driver: true, defensive_driver_course_completed_at: '2026-11-22' },
      {},
      'defensive_driver_course_completed_at',
      'course_date_future',
    ],
    ['an impossible SSN', { social_security: '666-45-6789' }, {}, 'social_security', 'social_impossible'],
    ['a short SSN', { social_security: '123-45-678' }, {}, 'social_security', 'social_invalid'],
  ] as const)('%s [5-38, 5-39, 5-43]', (_name, change, where, path, code) => {
    expect(judge(change, where)).toEqual([{ path, key: `validation:${code}` }]);
  });

  test.each([
    [{ type: '', date: '2024-01-01' }, 'type', 'violation_incomplete'],
    [{ type: 'dwi', date: null }, 'date', 'violation_incomplete'],
    [{ type: 'dwi', date: '2024-02-30' }, 'date', 'violation_incomplete'],
    [{ type: 'jaywalking', date: '2024-01-01' }, 'type', 'violation_incomplete'],
    [{ type: 'dwi', date: '2026-11-22' }, 'date', 'violation_date_future'],
  ])('the second incident %j [5-41]', (violation, field, code) => {
    const [first] = wholeDriver.accident_violations ?? [];
    const faults = judge({ accident_violations: [first, violation] });
    expect(new Set(faults.map(({ path, key }) => `${path} ${key}`))).toEqual(
      new Set([`accident_violations[1].${field} validation:${code}`]),
    );
  });

  test('reports several errors at once, each at its field', () => {
    const paths = judge({ first_name: '', birthday: 'soon', occupation: null, license_number: 'X' }).map(
      ({ path }) => path,
    );
    expect(paths.toSorted()).toEqual(['birthday', 'first_name', 'license_number', 'occupation']);
  });
});

import { STATE_CODES, type StateCode } from '../entities';
import { sampleDriver } from '../testing/samples';
import {
  avatarFor,
  driverOptions,
  isYoungUnmarried,
  policyHolderId,
  policyHolderOf,
  settleDriver,
  tickDriver,
  type DriverFacts,
} from '.';

const student: DriverFacts = {
  state: 'IL',
  age: 20,
  marital_status: 'single',
  license_status: 'active',
  policy_holder: true,
  requires_sr22: false,
  good_student: false,
};

describe('what a driver form shows by state (section 5, reading 13) [5-22, 5-23, 5-24, 5-25, R13]', () => {
  const special: Partial<Record<StateCode, object>> = {
    MO: { goodStudent: false, defensiveDriver: false },
    IN: { defensiveDriver: false },
    OK: { sr22: false },
    PA: { sr22: false, tort: true },
  };

  test.each(STATE_CODES)('%s', (state) => {
    expect(driverOptions({ ...student, state })).toEqual({
      goodStudent: true,
      defensiveDriver: true,
      sr22: true,
      tort: false,
      credit: true,
      ...special[state],
    });
  });

  test.each([
    [
      'not licensed',
      { license_status: 'not_licensed' },
      { goodStudent: false, defensiveDriver: false, sr22: false },
    ],
    ['aged 23', { age: 23 }, { goodStudent: true }],
    ['aged 24', { age: 24 }, { goodStudent: false }],
    ['no age yet', { age: null }, { goodStudent: false }],
    ['married', { marital_status: 'married' }, { goodStudent: false }],
    ['SR-22 ticked', { requires_sr22: true }, { goodStudent: false, sr22: true }],
    ['student ticked', { good_student: true }, { goodStudent: true, sr22: false }],
    ['not the policyholder', { policy_holder: false }, { credit: false }],
  ] as const)('%s (sections 4 and 5) [4-53, 4-54, 5-20, 5-21]', (_name, change, shown) => {
    expect(driverOptions({ ...student, ...change })).toMatchObject(shown);
  });
});

describe('answers that depend on each other (section 4, Driver form rules) [4-51, 4-52, 4-53, 5-25, 9-17, R12, R13]', () => {
  const answers = {
    age: 20,
    marital_status: 'single' as const,
    license_status: 'active' as const,
    requires_sr22: false,
    good_student: true,
    defensive_driver: true,
    tort: null,
    credit_score: 'fair' as const,
    international_license: false,
  };
  const holder = { state: 'IL', policy_holder: true } as const;

  test.each([
    ['nothing to change', {}, holder, {}],
    ['married clears good student', { marital_status: 'married' }, holder, { good_student: false }],
    ['foreign is international', { license_status: 'foreign' }, holder, { international_license: true }],
    [
      'active is not international',
      { international_license: true },
      holder,
      { international_license: false },
    ],
    [
      'SR-22 is not stored in PA, tort is LIMITED',
      { requires_sr22: true },
      { ...holder, state: 'PA' },
      { tort: 'LIMITED' },
    ],
    ['FULL tort stays in PA', { tort: 'FULL' }, { ...holder, state: 'PA' }, { tort: 'FULL' }],
    ['tort is not stored elsewhere', { tort: 'FULL' }, holder, { tort: null }],
    ['SR-22 is not stored in OK', { requires_sr22: true }, { ...holder, state: 'OK' }, {}],
    [
      'SR-22 excludes good student',
      { requires_sr22: true },
      holder,
      { requires_sr22: true, good_student: false },
    ],
    [
      'only SR-22 in MO',
      { requires_sr22: true },
      { ...holder, state: 'MO' },
      { requires_sr22: true, good_student: false, defensive_driver: false },
    ],
    ['no defensive driver in IN', {}, { ...holder, state: 'IN' }, { defensive_driver: false }],
    [
      'not licensed: no discounts',
      { license_status: 'not_licensed' },
      holder,
      { good_student: false, defensive_driver: false },
    ],
    ['credit only for the policyholder', {}, { ...holder, policy_holder: false }, { credit_score: null }],
  ] as const)('%s', (_name, change, where, expected) => {
    expect(settleDriver({ ...answers, ...change }, where)).toEqual({
      ...answers,
      requires_sr22: false,
      ...('license_status' in change ? { license_status: change.license_status } : {}),
      ...('marital_status' in change ? { marital_status: change.marital_status } : {}),
      ...expected,
    });
  });

  test('settling twice changes nothing', () => {
    const once = settleDriver({ ...answers, requires_sr22: true }, holder);
    expect(settleDriver(once, holder)).toEqual(once);
  });

  test('checking good student unchecks SR-22, and the other way around [4-53]', () => {
    expect(tickDriver(answers, 'requires_sr22', true)).toMatchObject({
      requires_sr22: true,
      good_student: false,
    });
    expect(tickDriver({ good_student: false, requires_sr22: true }, 'good_student', true)).toEqual({
      good_student: true,
      requires_sr22: false,
    });
    expect(tickDriver(answers, 'good_student', false)).toMatchObject({
      requires_sr22: false,
      good_student: false,
    });
  });
});

describe('young drivers', () => {
  test.each([
    [15, 'single', true, false],
    [16, 'single', true, true],
    [16, 'married', true, false],
    [24, 'divorced', true, true],
    [24, 'widowed', true, true],
    [24, 'married', true, false],
    [25, 'single', true, false],
    [20, 'single', false, false],
    [null, 'single', true, false],
    [20, null, true, false],
  ] as const)('aged %p, %p, included: %s (section 5) [5-27, R43]', (age, status, included, young) => {
    const driver = { age, marital_status: status, included_in_policy: included };
    expect(isYoungUnmarried(driver)).toBe(young);
  });

  test.each([
    [21, 'young'],
    [22, 'adult'],
    [null, 'adult'],
  ])('avatar at %p (section 2.13) [2.13-7]', (age, avatar) => {
    expect(avatarFor(age)).toBe(avatar);
  });
});

describe('the policyholder (reading 11)', () => {
  const first = sampleDriver({ id: 'first', created_at: '2026-01-01T00:00:00.000Z' });
  const second = sampleDriver({ id: 'second', created_at: '2026-01-02T00:00:00.000Z' });

  test('is the first driver created, or the next one if that one is deleted [R11, R11-3]', () => {
    expect(policyHolderId([second, first])).toBe('first');
    expect(policyHolderOf([second])).toBe(second);
    expect(policyHolderOf([])).toBeNull();
  });
});

import { STATE_CODES, type StateCode } from '../../entities';
import { driverFacts, wholeDriver } from '../testing/wholeDriver';
import { changedDriverFaults, purchaseDriverFaults, relationshipChoices, type DriverRuleFacts } from '..';

const other = { policyHolder: false } as const;

const PTS = new Set<StateCode>(['IA', 'IN', 'IL', 'KS', 'AR']);

test.each(STATE_CODES)('%s: another driver is spouse or dependent, or one of five [9-77, 6-7]', (state) => {
  expect(relationshipChoices(state, false)).toEqual(
    PTS.has(state) ? ['spouse', 'dependent'] : ['spouse', 'son', 'daughter', 'other', 'unspecified'],
  );
  expect(relationshipChoices(state, true)).toEqual(['me']);
});

describe('an API patch (reading 39)', () => {
  const stored = {
    ...wholeDriver,
    first_name: null,
    occupation: null,
    email: null,
    phone: '3125550100',
    communication_preference: null,
  };
  const keysFor = (changed: string[], change: object, where: Partial<DriverRuleFacts> = {}) =>
    changedDriverFaults({ ...stored, ...change }, changed, { ...driverFacts, ...where }).map(
      ({ path, key }) => [path, key],
    );

  test('validates only the answers it changes', () => {
    expect(purchaseDriverFaults(stored, driverFacts)).toHaveLength(2);
    expect(keysFor(['marital_status'], {})).toEqual([]);
  });

  test('is rejected like the form', () => {
    expect(keysFor(['occupation'], { occupation: 'employed' })).toEqual([
      ['employer_name', 'validation:employer_name_required'],
      ['employer_category', 'validation:employer_category_required'],
    ]);
    expect(keysFor(['license_state'], { license_state: 'WI' })).toEqual([
      ['license_number', 'validation:license_format_wi'],
    ]);
    expect(
      keysFor(['accident_violations'], { accident_violations: [{ type: 'nap', date: '2020-01-01' }] }),
    ).toEqual([['accident_violations[0].type', 'validation:violation_incomplete']]);
    expect(keysFor(['birthday'], { birthday: '1995-01-01' })).toEqual([
      ['license_issued_at', 'validation:license_issued_invalid'],
    ]);
  });

  test('asks only the policyholder for contact details', () => {
    expect(keysFor(['email', 'phone', 'first_name'], {})).toEqual([
      ['first_name', 'validation:first_name_required'],
      ['email', 'validation:email_required'],
    ]);
    expect(keysFor(['email'], {}, other)).toEqual([]);
  });
});

import { STATE_CODES } from '../../entities';
import { errorsOf } from '../../schemas';
import { purchaseDriverSchema, type DriverRuleFacts } from '..';
import { driverFacts, wholeDriver } from '../testing/wholeDriver';

const other = { policyHolder: false } as const;

const judge = (change: object, where: Partial<DriverRuleFacts> = {}) =>
  errorsOf(purchaseDriverSchema({ ...driverFacts, ...where }), { ...wholeDriver, ...change });

describe('answers required of a purchase driver (section 5)', () => {
  const employed = { occupation: 'employed', employer_name: 'Acme', employer_category: 'welder' } as const;
  test.each([
    { id: '5-35', path: 'first_name', change: { first_name: ' ' }, where: {}, code: 'first_name_required' },
    { id: '5-82', path: 'last_name', change: { last_name: null }, where: {}, code: 'last_name_required' },
    {
      id: '5-83',
      path: 'policy_holder_relationship',
      change: { policy_holder_relationship: undefined },
      where: {},
      code: 'relationship_required',
    },
    {
      id: '5-84',
      path: 'marital_status',
      change: { marital_status: undefined },
      where: {},
      code: 'marital_status_required',
    },
    { id: '5-85', path: 'occupation', change: { occupation: null }, where: {}, code: 'occupation_required' },
    {
      id: '5-86',
      path: 'requires_sr22',
      change: { requires_sr22: undefined },
      where: {},
      code: 'sr22_required',
    },
    {
      id: '5-87',
      path: 'included_in_policy',
      change: { included_in_policy: undefined, policy_holder_relationship: 'spouse' },
      where: other,
      code: 'included_required',
    },
    {
      id: '5-71',
      path: 'included_in_policy',
      change: { included_in_policy: false },
      where: {},
      code: 'policyholder_included',
    },
    {
      id: '5-71',
      path: 'included_in_policy',
      change: { included_in_policy: undefined },
      where: {},
      code: 'policyholder_included',
    },
    {
      id: '5-36',
      path: 'employer_name',
      change: { ...employed, employer_name: null },
      where: {},
      code: 'employer_name_required',
    },
    {
      id: '5-72',
      path: 'employer_category',
      change: { ...employed, employer_category: null },
      where: {},
      code: 'employer_category_required',
    },
    {
      id: '5-37',
      path: 'license_state',
      change: { license_state: null },
      where: {},
      code: 'license_state_required',
    },
    {
      id: '5-39',
      path: 'license_issued_at',
      change: { license_issued_at: null },
      where: {},
      code: 'license_issued_invalid',
    },
    { id: '5-38', path: 'birthday', change: { birthday: undefined }, where: {}, code: 'birthday_invalid' },
    {
      id: '5-43',
      path: 'license_number',
      change: { license_number: undefined },
      where: {},
      code: 'license_format_tx',
    },
    {
      id: '5-42',
      path: 'defensive_driver_course_completed_at',
      change: { defensive_driver: true, defensive_driver_course_completed_at: null },
      where: {},
      code: 'course_date_required',
    },
    { id: '5-25', path: 'tort', change: { tort: null }, where: { state: 'PA' }, code: 'tort_required' },
  ] as const)('$path: $code [$id]', ({ path, change, where, code }) => {
    expect(judge(change, where)).toEqual([{ path, key: `validation:${code}` }]);
  });

  test.each(STATE_CODES)('%s: an SR-22 without its state [5-40, 9-76]', (state) => {
    const faults = judge({ requires_sr22: true, sr22_state: null, tort: 'FULL' }, { state });
    const asked = ['IA', 'IN', 'IL', 'KS', 'AR'].includes(state);
    expect(faults).toEqual(asked ? [{ path: 'sr22_state', key: 'validation:sr22_state_required' }] : []);
  });
});

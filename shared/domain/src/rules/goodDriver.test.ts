import { EMPTY_DRIVER } from '../entities/empty';
import { isGoodDriver } from './goodDriver';

const TODAY = '2026-11-28';
const DRIVER = { ...EMPTY_DRIVER, birthday: '1991-01-05', license_status: 'active' as const };
const had = (type: string, date: string) => ({
  accident_violations: [{ type, date, description: null }],
});

test.each([
  ['licensed, without an incident', {}, true],
  ['licensed abroad', { license_status: 'foreign' as const, international_license: true }, true],
  ['suspended', { license_status: 'suspended' as const }, false],
  ['with a permit', { license_status: 'permit' as const }, false],
  ['a violation three years ago today', had('speeding_1_15', '2023-11-28'), true],
  ['a violation a day later', had('speeding_1_15', '2023-11-29'), false],
  ['an accident at fault', had('at_fault', '2025-01-31'), false],
  ['an accident that was another’s fault', had('not_at_fault', '2025-01-31'), true],
  ['a dismissed charge', had('dismissed', '2025-01-31'), true],
  ['incidents not asked yet', { birthday_estimated: true }, null],
  ['excluded', { included_in_policy: false }, null],
] as const)('%s: %j is %j (reading 70) [R70]', (_who, change, good) => {
  expect(
    isGoodDriver(
      {
        ...DRIVER,
        ...change,
        accident_violations: [...('accident_violations' in change ? change.accident_violations : [])],
      },
      TODAY,
    ),
  ).toBe(good);
});

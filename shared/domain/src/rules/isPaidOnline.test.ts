import { isPaidOnline } from './isPaidOnline';

test.each([
  ['FCIC', 'pay_in_full', false],
  ['USHC', 'pay_in_full', false],
  ['TXR', 'pay_in_full', false],
  ['USIC', 'pay_in_full', true],
  ['IIC', 'pay_in_full', true],
  ['FCIC', 'monthly', true],
  ['IIC', 'monthly', true],
] as const)('%s, %s: paid on the site %s [5-49, R3]', (carrier, plan_type, isOnline) => {
  expect(isPaidOnline(carrier, { plan_type })).toBe(isOnline);
});

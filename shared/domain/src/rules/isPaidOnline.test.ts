import { isPaidOnline } from './isPaidOnline';

test.each([
  ['FCIC', 'pay_in_full', false],
  ['USHC', 'pay_in_full', false],
  ['TXR', 'pay_in_full', false],
  ['USIC', 'pay_in_full', true],
  ['IIC', 'pay_in_full', true],
  ['FCIC', 'monthly', true],
  ['IIC', 'monthly', true],
] as const)('%s, %s: can be paid online %s [R3, 5-61]', (carrier, plan_type, isOnline) => {
  expect(isPaidOnline(carrier, { plan_type })).toBe(isOnline);
});

import { STATE_CODES } from '../entities';
import { isStateCode, STATE_RULES } from '.';

test('the supported states are these eleven [1-26]', () => {
  const supported = ['AR', 'IA', 'IL', 'IN', 'KS', 'MO', 'OH', 'OK', 'PA', 'TX', 'WI'];
  expect([...STATE_CODES].toSorted()).toEqual(supported);
  expect(Object.keys(STATE_RULES).toSorted()).toEqual(supported);
  expect(['NY', 'CA', 'il', ''].map((code) => isStateCode(code))).toEqual([false, false, false, false]);
});

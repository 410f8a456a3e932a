import { STATE_CODES } from '../entities';
import { isStateCode, STATE_RULES } from '.';

test('these eleven states are supported, and all that are have rules [1-26]', () => {
  const supported = ['AR', 'IA', 'IL', 'IN', 'KS', 'MO', 'OH', 'OK', 'PA', 'TX', 'WI'];
  expect(STATE_CODES).toEqual(expect.arrayContaining(supported));
  expect(Object.keys(STATE_RULES).toSorted()).toEqual([...STATE_CODES].toSorted());
  expect(['NY', 'CA', 'il', ''].map((code) => isStateCode(code))).toEqual([false, false, false, false]);
});

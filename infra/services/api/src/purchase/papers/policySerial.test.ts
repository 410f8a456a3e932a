import { createVault } from '../../crypto/vault';
import { policySerial } from './createPolicyPapers';

const digestWith = (byte: number) => {
  const vault = createVault(Buffer.alloc(32, byte));
  return (text: string) => vault.digest('policy-number', text);
};
const first = (count: number, byte = 1) =>
  Array.from({ length: count }, (_, index) => policySerial(index + 1, digestWith(byte)));

test('serials keep their seven digits, are unique and look unordered', () => {
  const serials = first(500);
  expect(new Set(serials).size).toBe(500);
  expect(serials.filter((serial) => !/^[1-9]\d{6}$/.test(serial))).toEqual([]);
  const steps = serials.slice(1).map((serial, index) => Number(serial) - Number(serials[index]));
  expect(new Set(steps).size).toBeGreaterThan(490);
});

test('the key determines the serials: the same with it, different without it', () => {
  expect(first(5)).toEqual(first(5));
  expect(first(5)).not.toEqual(first(5, 2));
});

test('once all numbers are used, it throws instead of repeating one', () => {
  expect(() => policySerial(9_000_000, digestWith(1))).toThrow('used up');
});

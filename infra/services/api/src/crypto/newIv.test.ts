import { newIv } from './vault';

test('no IV repeats, even across refills of the pool', () => {
  const many = Array.from({ length: 2000 }, () => Buffer.from(newIv()).toString('hex'));
  expect(new Set(many).size).toBe(many.length);
  expect(many.every((iv) => /^[0-9a-f]{24}$/.test(iv))).toBe(true);
});

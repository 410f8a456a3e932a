import { newIv } from './newIv';

test('no IV comes twice, also where the next ones are drawn', () => {
  const many = Array.from({ length: 2000 }, () => Buffer.from(newIv()).toString('hex'));
  expect(new Set(many).size).toBe(many.length);
  expect(many.every((iv) => /^[0-9a-f]{24}$/.test(iv))).toBe(true);
});

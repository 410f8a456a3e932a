import { isLevel, isRise } from './memoryLevel';

const START = 1_240_000;
const ten = (bytes: (at: number) => number) => Array.from({ length: 10 }, (_, at) => START + bytes(at));

test.each([
  ['flat', () => 0],
  ['two sizes in turn', (at: number) => (at % 2) * 4000],
  ['a part that loads late', (at: number) => (at < 4 ? 0 : 20_000)],
])('level: %s', (_, bytes) => {
  expect(isLevel(ten(bytes))).toBe(true);
});

test.each([
  ['a leak of 300 bytes', (at: number) => at * 300],
  ['a leak of 6,000 bytes, and two sizes in turn', (at: number) => at * 6000 + (at % 2) * 4000],
  ['a leak of 1,000 bytes, and a part that loads late', (at: number) => at * 1000 + (at < 4 ? 0 : 20_000)],
])('not level: %s', (_, bytes) => {
  expect(isLevel(ten(bytes))).toBe(false);
});

test('a count rises if its last five are over all before', () => {
  expect(isRise([3, 3, 3, 3, 4, 3, 3, 3, 3, 3])).toBe(false);
  expect(isRise([3, 3, 3, 3, 3, 4, 4, 4, 4, 4])).toBe(true);
});

import { CONSUMER_MAKES } from '../build/tables/consumerMakes';
import { makeLogo, monogram, logoColor } from './makeLogo';

test.each([
  ['Honda', 'Ho'],
  ['BMW', 'BMW'],
  ['MINI', 'MI'],
  ['smart', 'Sm'],
  ['Land Rover', 'LR'],
  ['Mercedes-Benz', 'MB'],
])('the monogram of %s is %s [R40]', (name, letters) => {
  expect(monogram(name)).toBe(letters);
  expect(makeLogo(name)).toContain(`>${letters}</text>`);
});

const light = (pair: string): number => {
  const value = Number.parseInt(pair, 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};
const contrastWithWhite = (color: string): number => {
  const [red, green, blue] = [1, 3, 5].map((at) => light(color.slice(at, at + 2)));
  return 1.05 / (0.2126 * (red ?? 1) + 0.7152 * (green ?? 1) + 0.0722 * (blue ?? 1) + 0.05);
};

test('white letters are readable on every possible color [R40]', () => {
  const names = [...CONSUMER_MAKES, ...Array.from({ length: 2000 }, (_, at) => `Make ${at}`)];
  const colors = [...new Set(names.map(logoColor))];
  expect(colors.length).toBeGreaterThan(300);
  expect(colors.filter((color) => contrastWithWhite(color) < 4.5)).toEqual([]);
});

test('no two makes have the same logo, and a make always has its own [R40]', () => {
  const logos = CONSUMER_MAKES.map(makeLogo);
  expect(new Set(logos).size).toBe(CONSUMER_MAKES.length);
  expect(CONSUMER_MAKES.map(makeLogo)).toEqual(logos);
});

import { contrast, poorContrasts, textOn } from './contrast';

test('contrast is what WCAG says, for short colors too', () => {
  expect(contrast('#000', '#ffffff')).toBe(21);
  expect(contrast('#777777', '#fff')).toBeCloseTo(4.48, 2);
});

test('text on a color is black or white', () => {
  expect(textOn('#ffcc00')).toBe('#000000');
  expect(textOn('#003366')).toBe('#ffffff');
});

test('a poor pair is named, a theme that says nothing is fine', () => {
  expect(poorContrasts({})).toEqual([]);
  expect(poorContrasts({ accent: '#ffcc00' }).map(({ text, on }) => [text, on])).toEqual([
    ['accent', 'background'],
  ]);
  const onAccent = poorContrasts({ accent: '#0a5544', onAccent: '#0a5544' });
  expect(onAccent).toEqual([{ text: 'onAccent', on: 'accent', least: 4.5, ratio: 1 }]);
  // 4.48, which is not the 4.5 that it misses.
  expect(poorContrasts({ text: '#777777', background: '#ffffff' })).toContainEqual({
    text: 'text',
    on: 'background',
    least: 4.5,
    ratio: 4.4,
  });
});

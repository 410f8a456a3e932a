import { darkColors, lightColors } from './palette';

type Name = keyof typeof lightColors;

const channel = (part: string): number => {
  const value = Number.parseInt(part, 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};
const luminance = (hex: string): number =>
  0.2126 * channel(hex.slice(1, 3)) + 0.7152 * channel(hex.slice(3, 5)) + 0.0722 * channel(hex.slice(5, 7));
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

// Minimum 4.5 for text (WCAG 1.4.3), 3 for edges of controls and drawings (1.4.11).
const pairs: [Name, Name, number][] = [
  ...(['paper', 'ground', 'tint', 'road-soft', 'go-soft', 'stop-soft'] as const).map(
    (on): [Name, Name, number] => ['ink', on, 7],
  ),
  ...(['paper', 'ground', 'tint', 'road-soft'] as const).map((on): [Name, Name, number] => [
    'muted',
    on,
    4.5,
  ]),
  ...(['paper', 'ground', 'road-soft'] as const).map((on): [Name, Name, number] => ['road', on, 4.5]),
  ...(['paper', 'ground', 'go-soft'] as const).map((on): [Name, Name, number] => ['go', on, 4.5]),
  ...(['paper', 'ground', 'stop-soft'] as const).map((on): [Name, Name, number] => ['stop', on, 4.5]),
  ['on-road', 'road', 4.5],
  ['on-road', 'road-strong', 4.5],
  ['on-sign', 'sign', 4.5],
  ['on-amber', 'amber', 4.5],
  ['on-stop', 'stop', 4.5],
  ['line', 'paper', 3],
  ['line', 'ground', 3],
  ...(['ground', 'road-soft'] as const).map((on): [Name, Name, number] => ['later', on, 3]),
];

describe.each([
  ['light', lightColors],
  ['dark', darkColors],
])('contrast, %s', (_scheme, colors) => {
  it.each(pairs)('%s on %s is at least %d', (text, on, least) => {
    // One decimal, as in look.md's table.
    expect(Math.round(contrast(colors[text], colors[on]) * 10) / 10).toBeGreaterThanOrEqual(least);
  });
});

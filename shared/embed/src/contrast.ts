import type { EmbedTheme } from './theme';

const channel = (part: string): number => {
  const value = Number.parseInt(part, 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

const long = (color: string): string =>
  color.length === 4 ? color.replaceAll(/[\da-f]/gi, (digit) => digit + digit) : color;

function luminance(color: string): number {
  const hex = long(color);
  const [red, green, blue] = [hex.slice(1, 3), hex.slice(3, 5), hex.slice(5, 7)].map(channel);
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** The contrast of two colors, 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Text that reads on a color: white or black, whichever has more contrast. */
export const textOn = (color: string): string =>
  contrast('#ffffff', color) >= contrast('#000000', color) ? '#ffffff' : '#000000';

/** Two colors of a theme that are hard to tell apart. */
export interface PoorContrast {
  text: keyof EmbedTheme;
  on: keyof EmbedTheme;
  /** Rounded down to one decimal, so that a figure never looks better than it is. */
  ratio: number;
  /** What it should be at least. */
  least: number;
}

/** WCAG 2.2: 1.4.3 for text, 1.4.11 for the edge of a field. */
const PAIRS = [
  ['text', 'background', 4.5],
  ['text', 'surface', 4.5],
  ['onAccent', 'accent', 4.5],
  ['accent', 'background', 4.5],
  ['accent', 'surface', 4.5],
  ['border', 'surface', 3],
] as const;

type OwnColors = Record<'accent' | 'background' | 'surface' | 'text' | 'border', string>;

const OWN: OwnColors = {
  accent: '#0a5c46',
  background: '#fffcf5',
  surface: '#ffffff',
  text: '#14213a',
  border: '#7c8798',
};

const roundedDown = (ratio: number): number => Math.floor(ratio * 10) / 10;

/** Pairs of a theme that are hard to tell apart. `own`: the colors that apply where the theme has none. */
export function poorContrasts(theme: EmbedTheme, own: OwnColors = OWN): PoorContrast[] {
  const colors = { ...own, ...theme };
  const all = {
    ...colors,
    surface: theme.surface ?? theme.background ?? own.surface,
    onAccent: theme.onAccent ?? textOn(colors.accent),
  };
  const isGiven = (name: keyof typeof all) => theme[name] !== undefined;
  // Without a surface of its own, the pairs with the background say the same.
  const isAsked = ([text, on]: readonly [keyof typeof all, keyof typeof all, number]) =>
    isGiven(text) || isGiven(on) ? on !== 'surface' || text === 'border' || isGiven('surface') : false;
  return PAIRS.filter(isAsked)
    .map(([text, on, least]) => ({ text, on, least, ratio: roundedDown(contrast(all[text], all[on])) }))
    .filter(({ ratio, least }) => ratio < least);
}

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
  ratio: number;
  /** WCAG 2.2, 1.4.3. */
  least: number;
}

const PAIRS = [
  ['text', 'background'],
  ['onAccent', 'accent'],
  ['accent', 'background'],
] as const;

/** Pairs of a theme below 4.5. `own`: the colors that apply where the theme has none. */
export function poorContrasts(
  theme: EmbedTheme,
  own: { accent: string; background: string; text: string } = {
    accent: '#0e5a5f',
    background: '#ffffff',
    text: '#16232e',
  },
): PoorContrast[] {
  const colors = { ...own, ...theme };
  const all = { ...colors, onAccent: theme.onAccent ?? textOn(colors.accent) };
  const least = 4.5;
  return PAIRS.map(([text, on]) => ({ text, on, least, ratio: contrast(all[text], all[on]) })).filter(
    ({ ratio }) => ratio < least,
  );
}

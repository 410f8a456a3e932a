import { contrast } from '@shared/embed';

const long = (color: string): string =>
  color.length === 4 ? color.replaceAll(/[\da-f]/gi, (digit) => digit + digit) : color;

const channels = (color: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(long(color).slice(at, at + 2), 16));

/** `share` of one color with the rest of another, both as hex. */
export function mix(one: string, other: string, share: number): string {
  const [a, b] = [channels(one), channels(other)];
  const mixed = a.map((value, at) => Math.round(value * share + (b[at] ?? 0) * (1 - share)));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** A softer color that still reads on each ground: as little of the strong one as reaches the ratio. */
export function softer(strong: string, ratio: number, ground: string, ...others: string[]): string {
  for (let share = 0.3; share < 1; share += 0.05) {
    const soft = mix(strong, ground, share);
    if ([ground, ...others].every((one) => contrast(soft, one) >= ratio)) return soft;
  }
  return strong;
}

/** Whether light text reads better on it than dark text. */
export const isDark = (color: string): boolean => contrast('#ffffff', color) > contrast('#000000', color);

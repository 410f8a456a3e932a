/** The hours of the drive from the ZIP code to the policy; they color only the sky and the hills (look.md). */
export type Hour = 'dawn' | 'morning' | 'noon' | 'dusk';

/** The first that fits a path. */
const HOURS: readonly [RegExp, Hour][] = [
  [/^\/bol\//, 'dusk'],
  [/vehicles\b/, 'morning'],
  [/^\/$|^\/quotes\/(new|edit|not)/, 'dawn'],
];

/**
 * The hour of a path or a route's pattern: dawn at the start, morning for the cars, noon up to the prices, dusk while
 * buying.
 */
export const hourOf = (path: string): Hour => HOURS.find(([paths]) => paths.test(path))?.[1] ?? 'noon';

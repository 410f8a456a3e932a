/**
 * Widths at which the layout changes: 600 and 960 px (look.md: the summary stands beside the form) in letters of the usual
 * 16. In em, so that who has set the browser to larger letters gets the layout that has room for them.
 */
const breakpoints = { tablet: 37.5, desktop: 60 } as const;

/** Media queries for use inside styled-components templates. */
export const media = {
  tablet: `@media (min-width: ${breakpoints.tablet}em)`,
  desktop: `@media (min-width: ${breakpoints.desktop}em)`,
  phoneOnly: `@media (max-width: ${breakpoints.tablet - 0.001}em)`,
  /** The narrowest phone, or 400% on a desktop: whole words have room in smaller letters alone. */
  narrow: '@media (max-width: 22em)',
  /** A phone on its side, or a page at 400%: nothing may take a part of such a window for itself. */
  short: '@media (max-height: 30em)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  forcedColors: '@media (forced-colors: active)',
} as const;

/** Every colour a component may use, by what it is for. Values live in tokensCss. */
export const color = {
  ink: 'var(--ui-ink)',
  muted: 'var(--ui-muted)',
  line: 'var(--ui-line)',
  hairline: 'var(--ui-hairline)',
  paper: 'var(--ui-paper)',
  ground: 'var(--ui-ground)',
  road: 'var(--ui-road)',
  roadStrong: 'var(--ui-road-strong)',
  roadSoft: 'var(--ui-road-soft)',
  onRoad: 'var(--ui-on-road)',
  amber: 'var(--ui-amber)',
  onAmber: 'var(--ui-on-amber)',
  go: 'var(--ui-go)',
  goSoft: 'var(--ui-go-soft)',
  stop: 'var(--ui-stop)',
  stopSoft: 'var(--ui-stop-soft)',
  onStop: 'var(--ui-on-stop)',
} as const;

/** Type scale 14 to 48 in rem; index by the pixel size at the browser's default. */
export const fontSize = {
  14: '0.875rem',
  16: '1rem',
  18: '1.125rem',
  22: '1.375rem',
  28: '1.75rem',
  36: '2.25rem',
  48: '3rem',
} as const;
export type FontSize = keyof typeof fontSize;

export const font = {
  text: 'var(--ui-font-text)',
  heading: 'var(--ui-font-heading)',
} as const;

export const radius = { control: '10px', pill: '999px' } as const;

/** The one shadow, for what floats above the page. */
export const shadow = 'var(--ui-shadow)';

/** Steps of spacing: `space(4)` is 16 px at the default size. */
export type SpaceStep = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12;
export const space = (step: SpaceStep): string => `${step * 0.25}rem`;

export const motion = '180ms ease-out';
export const textColumn = '34rem';

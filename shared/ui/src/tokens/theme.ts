/**
 * Layout breakpoints: 600 and 960 px (look.md: the summary beside the form) at the default font size of 16. In em, so
 * larger browser fonts get the layout that has room for them.
 */
const breakpoints = { tablet: 37.5, desktop: 60 } as const;

/** Media queries for styled-components templates. */
export const media = {
  tablet: `@media (min-width: ${breakpoints.tablet}em)`,
  desktop: `@media (min-width: ${breakpoints.desktop}em)`,
  /** Below the desktop's layout: the dock at the window's foot. */
  belowDesktop: `@media (max-width: ${breakpoints.desktop - 0.001}em)`,
  phoneOnly: `@media (max-width: ${breakpoints.tablet - 0.001}em)`,
  /** The narrowest phone, or 400% zoom on a desktop: long words fit only in smaller text. */
  narrow: '@media (max-width: 22em)',
  /** A phone in landscape, or a page at 400%: nothing may be fixed in so short a window. */
  short: '@media (max-height: 30em)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  forcedColors: '@media (forced-colors: active)',
} as const;

/** Every color a component may use, by purpose. Values are in tokensCss. */
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
  /** The solid button, done mileposts, road signs. A page of an older release has the accent in its place. */
  sign: 'var(--ui-sign, var(--ui-road))',
  onSign: 'var(--ui-on-sign, var(--ui-on-road))',
  /** The panel that explains, without an edge. */
  tint: 'var(--ui-tint, var(--ui-paper))',
  amber: 'var(--ui-amber)',
  onAmber: 'var(--ui-on-amber)',
  go: 'var(--ui-go)',
  goSoft: 'var(--ui-go-soft)',
  stop: 'var(--ui-stop)',
  stopSoft: 'var(--ui-stop-soft)',
  onStop: 'var(--ui-on-stop)',
} as const;

/** Type scale from 14 to 60 in rem, indexed by the pixel size at the browser's default. 17 is text, 40 an h1. */
export const fontSize = {
  14: '0.875rem',
  17: '1.0625rem',
  20: '1.25rem',
  24: '1.5rem',
  28: '1.75rem',
  32: '2rem',
  40: '2.5rem',
  60: '3.75rem',
} as const;
export type FontSize = keyof typeof fontSize;

export const font = {
  text: 'var(--ui-font-text)',
  heading: 'var(--ui-font-heading)',
} as const;

/** A partner sets the corners of controls with `--ui-radius`. */
export const radius = { control: 'var(--ui-radius, 12px)', pill: '999px' } as const;

/** The only shadow, for elements above the page. */
export const shadow = 'var(--ui-shadow)';

/** Spacing steps: `space(4)` is 16 px at the default size. */
export type SpaceStep = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12;
export const space = (step: SpaceStep): string => `${step * 0.25}rem`;

export const motion = '150ms ease-out';
export const textColumn = '34rem';

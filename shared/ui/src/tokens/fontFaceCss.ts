/** The font, its fallback, and the device's own where neither is declared. */
export const FONT_STACK = "'Overpass Variable', 'Overpass Fallback', system-ui, sans-serif";

/**
 * The font (Overpass, weights 400 to 850, English and Spanish) and its fallback as plain CSS for a page's static style.
 * In styled-components' sheet, every new rule would redeclare it: the browser would reload it, render a frame without it
 * and lay out the whole page. A late font takes the place of its fallback without moving anything, because the lines are
 * as long and as high. `fontUrl` is the address of `@shared/ui/assets/overpass.woff2`.
 */
export const fontFaceCss = (fontUrl: string): string =>
  face('Overpass Variable', `url("${fontUrl}") format("woff2")`, '400 850', 'font-display:swap') +
  face('Overpass Fallback', REGULAR, '400', 'size-adjust:99%') +
  face('Overpass Fallback', BOLD, '600 850', 'size-adjust:97%');

const REGULAR = 'local("Arial"),local("ArialMT"),local("Liberation Sans"),local("Roboto")';
const BOLD = 'local("Arial Bold"),local("Arial-BoldMT"),local("Liberation Sans Bold"),local("Roboto Bold")';

/** Same line box for each, capitals centered in it; Arial is scaled to the width of the same sentences in Overpass. */
const face = (family: string, source: string, weight: string, own: string): string =>
  `@font-face{font-family:"${family}";src:${source};font-weight:${weight};${own};ascent-override:95%;descent-override:25%;line-gap-override:0%}`;

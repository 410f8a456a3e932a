/**
 * The heading font (Figtree, weights 600 to 700, Latin) and its fallback as plain CSS for a page's static style. In
 * styled-components' sheet, every new rule would redeclare it: the browser would reload it, render a frame without it
 * and lay out the whole page. With `optional`, a late font is cached for the next page and never swaps in. `fontUrl` is
 * the bundled URL of `@shared/ui/assets/figtree.woff2`.
 */
export const fontFaceCss = (fontUrl: string): string =>
  `@font-face{font-family:"Figtree Variable";src:url("${fontUrl}") format("woff2");font-weight:600 700;font-display:optional}${fallbackFaceCss}`;

/**
 * Bold Arial scaled to Figtree's metrics (the same headings are 9546 units wide in Arial, 9068 in Figtree), so lines
 * wrap the same with either and nothing shifts.
 */
const fallbackFaceCss = `@font-face{font-family:"Figtree Fallback";src:local("Arial Bold"),local("Arial-BoldMT"),local("Liberation Sans Bold"),local("Roboto Bold");font-weight:600 700;size-adjust:95%;ascent-override:100%;descent-override:26.3%;line-gap-override:0%}`;

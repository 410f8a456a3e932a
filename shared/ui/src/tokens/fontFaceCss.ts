/**
 * The heading face (Figtree, weights 600 to 700, Latin) with its stand-in, as plain CSS for a page's own static style.
 * In styled-components' sheet it would be declared anew with every rule that comes: the browser loads it again, draws
 * one frame without it, and lays out the whole page. `optional`: a late font is kept for the next page and never swaps
 * in. `fontUrl` is the address of `@shared/ui/assets/figtree.woff2` through the bundler.
 */
export const fontFaceCss = (fontUrl: string): string =>
  `@font-face{font-family:"Figtree Variable";src:url("${fontUrl}") format("woff2");font-weight:600 700;font-display:optional}${fallbackFaceCss}`;

/**
 * Bold Arial drawn at Figtree's measures (the same headings are 9546 units wide in Arial, 9068 in Figtree), so that a
 * line breaks in the same place with either and nothing shifts.
 */
const fallbackFaceCss = `@font-face{font-family:"Figtree Fallback";src:local("Arial Bold"),local("Arial-BoldMT"),local("Liberation Sans Bold"),local("Roboto Bold");font-weight:600 700;size-adjust:95%;ascent-override:100%;descent-override:26.3%;line-gap-override:0%}`;

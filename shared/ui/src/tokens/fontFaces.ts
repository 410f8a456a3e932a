import { css, type RuleSet } from 'styled-components';

/**
 * The heading face (Figtree, weights 600 to 700, Latin) and its stand-in. `optional`: a late font is kept
 * for the next page and never swaps in. The stand-in is bold Arial drawn at Figtree's measures (the same
 * headings are 9546 units wide in Arial, 9068 in Figtree), so a line breaks in the same place with either.
 */
export function fontFaces(fontUrl: string | undefined): RuleSet {
  return css`
    ${fontUrl === undefined ? '' : face(fontUrl)}
    @font-face {
      font-family: 'Figtree Fallback';
      src: local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold'), local('Roboto Bold');
      size-adjust: 95%;
      ascent-override: 100%;
      descent-override: 26.3%;
      line-gap-override: 0%;
      font-weight: 600 700;
    }
  `;
}

function face(fontUrl: string): RuleSet {
  return css`
    @font-face {
      font-family: 'Figtree Variable';
      src: url(${fontUrl}) format('woff2');
      font-weight: 600 700;
      font-display: optional;
    }
  `;
}

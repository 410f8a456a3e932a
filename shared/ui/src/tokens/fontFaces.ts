import { css, type RuleSet } from 'styled-components';

/**
 * The heading face and its stand-in. `optional`: a late font is kept for the next page and never swaps in.
 * The stand-in is Arial stretched to Figtree's measures, so a line breaks in the same place with either.
 */
export function fontFaces(fontUrl: string | undefined): RuleSet {
  return css`
    ${fontUrl === undefined ? '' : face(fontUrl)}
    @font-face {
      font-family: 'Figtree Fallback';
      src: local('Arial'), local('Liberation Sans'), local('Roboto');
      size-adjust: 102%;
      ascent-override: 93%;
      descent-override: 24.5%;
      line-gap-override: 0%;
    }
  `;
}

function face(fontUrl: string): RuleSet {
  return css`
    @font-face {
      font-family: 'Figtree Variable';
      src: url(${fontUrl}) format('woff2');
      font-weight: 300 900;
      font-display: optional;
    }
  `;
}

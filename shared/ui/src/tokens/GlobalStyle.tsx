import { createGlobalStyle } from 'styled-components';
import { tokensCss } from './tokensCss';
import { color, font, fontSize, media, motion } from './theme';

/**
 * Tokens, reset and base type; rendered once by the owner of the page (the shell) or shadow root. Does not include the
 * font (`fontFaceCss`): a page that does not declare it has the system's.
 */
export const GlobalStyle = createGlobalStyle`
  ${tokensCss}
  *, *::before, *::after { box-sizing: border-box; }
  :host { display: block; }
  html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; scroll-padding-block: 1rem 6rem; }
  body, :host {
    margin: 0;
    background: ${color.ground};
    color: ${color.ink};
    font-family: ${font.text};
    font-size: ${fontSize[17]};
    font-variant-numeric: tabular-nums lining-nums;
    line-height: 1.5;
  }
  h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset { margin: 0; padding: 0; }
  fieldset { border: 0; min-inline-size: 0; }
  h1, h2, h3, h4 { font-family: ${font.heading}; line-height: 1.12; letter-spacing: -0.015em; font-weight: 800; text-wrap: balance; }
  /* With letters twice as large on a phone, no word is narrow enough: each may break, in any grid and table. */
  @media (max-width: 15em) { body * { overflow-wrap: anywhere !important; hyphens: auto; } }
  p { text-wrap: pretty; }
  small { font-size: ${fontSize[14]}; }
  a { color: ${color.road}; text-underline-offset: 0.15em; transition: color ${motion}; }
  a:hover { color: ${color.roadStrong}; }
  svg { display: block; flex: none; }
  button, input, select, textarea { font: inherit; color: inherit; }
  :focus-visible { outline: 3px solid ${color.ink}; outline-offset: 3px; }
  [tabindex='-1']:focus { outline: none; }
  ${media.reducedMotion} {
    *, *::before, *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0.01ms !important;
      scroll-behavior: auto !important;
    }
  }
`;

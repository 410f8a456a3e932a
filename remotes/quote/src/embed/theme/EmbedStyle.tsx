import { RADIUS, REM } from '@shared/federation/mount';
import { color, font, fontSize } from '@shared/ui';
import { createGlobalStyle } from 'styled-components';

interface Props {
  /** The browser's own text size, such as `16px`. */
  $rem: string;
  $tokens: Record<string, string>;
  /** Corners in pixels; undefined: our own. */
  $radius: number | undefined;
  $isDark: boolean;
}

const declared = (tokens: Record<string, string>): string =>
  Object.entries(tokens)
    .map(([name, value]) => `${name}: ${value};`)
    .join('');

/** The partner's colors over our own, and the type that the page's must not change. The loader resets the host. */
export const EmbedStyle = createGlobalStyle<Props>`
  :root, :host {
    ${REM}: ${({ $rem }) => $rem};
    ${({ $radius }) => ($radius === undefined ? '' : `${RADIUS}: ${$radius}px;`)}
    ${({ $tokens }) => declared($tokens)}
  }
  [data-embed] {
    color-scheme: ${({ $isDark }) => ($isDark ? 'dark' : 'light')};
    container-type: inline-size;
    direction: ltr;
    background: ${color.ground};
    color: ${color.ink};
    font-family: ${font.text};
    font-size: ${fontSize[16]};
    line-height: 1.5;
    text-align: start;
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
  }
`;

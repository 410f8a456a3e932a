import { REM } from '@shared/federation/mount';
import { fontSize } from '@shared/ui';
import { createGlobalStyle } from 'styled-components';
import { boxStyle, properties } from './declarations';

interface Props {
  /** The browser's own text size, such as `16px`. */
  $rem: string;
  $tokens: Record<string, string>;
  /** Corners in pixels; undefined: our own. */
  $radius: number | undefined;
  $isDark: boolean;
}

/** The partner's colors over our own, and the type that the page's must not change. The loader resets the host. */
export const EmbedStyle = createGlobalStyle<Props>`
  :root, :host {
    ${REM}: ${({ $rem }) => $rem};
    ${({ $tokens, $radius }) => properties($tokens, $radius)}
  }
  [data-embed] {
    /* The foot of the window is the partner's. */
    --ui-dock: static;
    --ui-dock-body: none;
    ${({ $isDark }) => boxStyle($isDark)}
    container-type: inline-size;
    direction: ltr;
    font-size: ${fontSize[17]};
    line-height: 1.5;
    text-align: start;
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
  }
`;

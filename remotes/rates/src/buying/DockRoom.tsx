import { media } from '@shared/ui';
import { createGlobalStyle } from 'styled-components';

/** Keeps the end of the page clear of the dock. */
export const DockRoom = createGlobalStyle`
  ${media.belowDesktop} {
    body {
      padding-block-end: 7rem;
    }
  }
  ${media.short} {
    body {
      padding-block-end: 0;
    }
  }
`;

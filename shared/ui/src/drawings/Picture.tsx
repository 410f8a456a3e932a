import { styled } from 'styled-components';
import { media } from '../tokens/theme';

/**
 * A drawing in a file of its own, which costs no script. Decorative; left out on a partner's page, since its night colors
 * follow the device and not the partner's theme. Lazy, so that a picture that is left out is never fetched.
 */
export const Picture = styled.img.attrs({ alt: '', loading: 'lazy', decoding: 'sync' } as const)`
  display: block;
  max-width: 100%;
  [data-embed] & {
    display: none;
  }
  ${media.forcedColors} {
    display: none;
  }
`;

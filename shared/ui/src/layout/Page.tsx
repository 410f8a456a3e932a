import { styled } from 'styled-components';
import { media, space } from '../tokens/theme';

/**
 * The page's width and side margins, used once per screen inside `Main`. `$width` narrow is one text column, with the same
 * left edge as every other page.
 */
export const Page = styled.div<{ $width?: 'narrow' | 'wide' }>`
  width: 100%;
  max-width: ${({ $width = 'wide' }) => ($width === 'wide' ? '70rem' : '40rem')};
  margin-inline: max(0px, (100% - 70rem) / 2) auto;
  padding: ${space(6)} ${space(4)} ${space(12)};
  ${media.tablet} {
    padding: ${space(10)} ${space(6)} ${space(12)};
  }
`;

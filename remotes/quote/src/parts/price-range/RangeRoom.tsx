import { media } from '@shared/ui';
import { styled } from 'styled-components';

/** Keeps room for the panel while it loads, so that the answers below do not move. `$rows`: rows of its list. */
export const RangeRoom = styled.div<{ $rows: number }>`
  display: none;
  ${media.desktop} {
    display: block;
    height: ${({ $rows }) => `${24.8 + $rows * 2.4}rem`};
  }
`;

import { media } from '@shared/ui';
import { styled } from 'styled-components';

/** The room of the panel until it is there, so that the answers below it do not move. `$rows` of its list. */
export const RangeRoom = styled.div<{ $rows: number }>`
  display: none;
  ${media.desktop} {
    display: block;
    height: ${({ $rows }) => `${24.5 + $rows * 2.4}rem`};
  }
`;

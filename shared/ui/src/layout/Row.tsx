import { styled } from 'styled-components';
import { space, type SpaceStep } from '../tokens/theme';

interface RowStyle {
  $gap?: SpaceStep;
  $align?: 'center' | 'start' | 'end' | 'baseline' | 'stretch';
  $justify?: 'start' | 'end' | 'center' | 'space-between';
  $wrap?: boolean;
}

/** Children side by side; wraps unless `$wrap` is false. */
export const Row = styled.div<RowStyle>`
  display: flex;
  flex-wrap: ${({ $wrap = true }) => ($wrap ? 'wrap' : 'nowrap')};
  gap: ${({ $gap = 3 }) => space($gap)};
  align-items: ${({ $align = 'center' }) => $align};
  justify-content: ${({ $justify = 'start' }) => $justify};
  min-width: 0;
`;

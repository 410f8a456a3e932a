import { styled } from 'styled-components';
import { color, fontSize, textColumn, type FontSize } from '../tokens/theme';

/** A paragraph (or the element in `as`) in the text face; never below 14. */
export const Text = styled.p<{ $size?: FontSize; $muted?: boolean; $strong?: boolean }>`
  max-width: ${textColumn};
  font-size: ${({ $size = 17 }) => fontSize[$size]};
  color: ${({ $muted = false }) => ($muted ? color.muted : 'inherit')};
  font-weight: ${({ $strong = false }) => ($strong ? 700 : 'inherit')};
`;

import { styled } from 'styled-components';
import { fontSize } from '../tokens/theme';

/** An h2 of a section, or `as="h3"` where the outline needs it. `$size` 18 inside cards. */
export const SectionHeading = styled.h2<{ $size?: 18 | 22 }>`
  font-size: ${({ $size = 22 }) => fontSize[$size]};
`;

import { styled } from 'styled-components';
import { fontSize } from '../tokens/theme';

/** An h2 of a section, or `as="h3"` where the outline needs it. `$size` 20 inside cards. */
export const SectionHeading = styled.h2<{ $size?: 20 | 24 }>`
  font-size: ${({ $size = 24 }) => fontSize[$size]};
`;

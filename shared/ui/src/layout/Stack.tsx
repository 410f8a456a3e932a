import { styled } from 'styled-components';
import { space, type SpaceStep } from '../tokens/theme';

/** Children one under the other, `$gap` steps apart (4 px a step; default 4). */
export const Stack = styled.div<{ $gap?: SpaceStep }>`
  display: flex;
  flex-direction: column;
  list-style: none;
  gap: ${({ $gap = 4 }) => space($gap)};
  min-width: 0;
`;

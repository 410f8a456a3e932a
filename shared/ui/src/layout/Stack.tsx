import { styled } from 'styled-components';
import { space, type SpaceStep } from '../tokens/theme';

/** Children stacked `$gap` steps apart (4 px per step; default 4). */
export const Stack = styled.div<{ $gap?: SpaceStep }>`
  display: flex;
  flex-direction: column;
  list-style: none;
  gap: ${({ $gap = 4 }) => space($gap)};
  min-width: 0;
`;

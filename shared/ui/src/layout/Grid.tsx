import { styled } from 'styled-components';
import { space, type SpaceStep } from '../tokens/theme';

const minimum = { narrow: '9rem', medium: '15rem', wide: '20rem' } as const;

/** As many equal columns as fit, each at least `$min` wide; one column on a narrow phone. */
export const Grid = styled.div<{ $min?: keyof typeof minimum; $gap?: SpaceStep }>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${({ $min = 'medium' }) => minimum[$min]}), 1fr));
  gap: ${({ $gap = 4 }) => space($gap)};
`;

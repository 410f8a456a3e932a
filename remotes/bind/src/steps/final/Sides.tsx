import { media, space } from '@shared/ui';
import { styled } from 'styled-components';

/** Two parts beside each other from a desktop on. */
export const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(10)};
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: 4rem;
  }
`;

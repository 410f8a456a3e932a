import { styled } from 'styled-components';
import { media, space } from '../tokens/theme';

/** A step's buttons, the main one first: full width and stacked on a phone, otherwise a left-aligned row. */
export const Actions = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  ${media.tablet} {
    flex-direction: row;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(3)};
  }
`;

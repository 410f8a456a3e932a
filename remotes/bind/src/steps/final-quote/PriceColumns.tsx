import { media, space } from '@shared/ui';
import { styled } from 'styled-components';

/** The price, what it is for, then what changed and the way on; on a desktop the second stands beside the other two. */
export const PriceColumns = styled.div`
  display: grid;
  gap: ${space(8)};
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 24rem;
    grid-template-rows: auto 1fr;
    column-gap: ${space(12)};
    align-items: start;
    & > :nth-child(2) {
      grid-area: 1 / 2 / span 2;
    }
  }
`;

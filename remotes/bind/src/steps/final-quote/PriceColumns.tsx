import { media, space } from '@shared/ui';
import { styled } from 'styled-components';

/** The price, its coverages, then what changed and the buttons; on a desktop the second is beside the others. */
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

import { space } from '@shared/ui';
import { css } from 'styled-components';

/** Carrier, price, choice: the same columns for the axis and every offer, so that all bars stand on it. */
export const offerColumns = css`
  grid-template-columns: 15rem minmax(0, 1fr) 13rem;
  gap: ${space(8)};
  padding-inline: ${space(5)};
`;

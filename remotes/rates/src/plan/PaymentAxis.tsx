import { media, space } from '@shared/ui';
import { styled } from 'styled-components';
import { AxisAmounts } from './AxisAmounts';
import { AxisKey } from './AxisKey';
import { offerColumns } from './offerColumns';
import type { PriceAxis } from './pricesOnAxis';

/** The dollars above the bars, and what their blocks are. Decorative: each price says its payments. */
export function PaymentAxis({ axis: { offers, ticks } }: { axis: PriceAxis }) {
  return (
    <Head aria-hidden="true">
      <AxisKey offers={offers} />
      <AxisAmounts ticks={ticks} />
    </Head>
  );
}

const Head = styled.div`
  display: grid;
  gap: ${space(2)};
  ${media.desktop} {
    ${offerColumns}
    align-items: end;
  }
`;

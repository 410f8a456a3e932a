import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { CarrierLogo } from '../drawings/CarrierLogo';
import { Badge } from '../layout/Badge';
import { Card } from '../layout/Card';
import { Row } from '../layout/Row';
import { SectionHeading } from '../layout/SectionHeading';
import { Stack } from '../layout/Stack';
import { Text } from '../layout/Text';
import { color, space } from '../tokens/theme';
import { PriceTag, type PriceTagProps } from './PriceTag';

/** One carrier's offer, in words. */
export interface ListedOffer {
  id: string;
  carrier: string;
  /** Names the carrier's logo. */
  tag: string;
  /** The schedule as the headline, with its total (reading 51). */
  price: Pick<PriceTagProps, 'label' | 'amount' | 'per' | 'total'>;
  /** What distinguishes it: 'Recommended'. */
  mark?: ReactNode;
  /** A condition of the price (reading 49). */
  condition?: ReactNode;
  action: ReactNode;
  isFirst: boolean;
}

/** Offers below each other, in the order given; beside its price, each has its carrier and its action. */
export function OfferList({ offers, label }: { offers: readonly ListedOffer[]; label: string }) {
  return (
    <List aria-label={label}>
      {offers.map((offer) => (
        <li key={offer.id}>
          <Offer {...offer} />
        </li>
      ))}
    </List>
  );
}

function Offer({ carrier, tag, price, mark, condition, action, isFirst }: ListedOffer) {
  return (
    <Card as="article" $tone={isFirst ? 'accent' : 'plain'} aria-label={carrier}>
      <Stack $gap={3}>
        <Row $gap={3}>
          <Row $wrap={false}>
            <CarrierLogo tag={tag} size={40} />
            <SectionHeading $size={20}>{carrier}</SectionHeading>
          </Row>
          {mark === undefined ? null : <Mark $tone={isFirst ? 'go' : 'road'}>{mark}</Mark>}
        </Row>
        <Ends>
          <PriceTag size="medium" {...price} />
          <div>{action}</div>
        </Ends>
        {condition === undefined ? null : <Condition $size={14}>{condition}</Condition>}
      </Stack>
    </Card>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space(4)};
  list-style: none;
`;
const Mark = styled(Badge)`
  align-self: center;
`;
const Ends = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: ${space(4)};
`;
const Condition = styled(Text)`
  max-width: none;
  padding-block-start: ${space(2)};
  border-block-start: 1px solid ${color.hairline};
`;

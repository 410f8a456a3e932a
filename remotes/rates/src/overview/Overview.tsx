import { vehicleName, type Quote } from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { Card, Page, PageHeading, Stack, Text } from '@shared/ui';
import { styled } from 'styled-components';
import type { Offer } from '../offers/offersOf';
import { planView } from '../plan/planView';
import type { PlanChoice } from '../plan/usePlanChoice';
import { PriceReceipt } from '../receipt/PriceReceipt';
import { CarrierCard } from './CarrierCard';
import { Disclaimer } from './Disclaimer';
import { DriversInsured } from './DriversInsured';
import { OtherWays } from './OtherWays';
import { PriceCard } from './PriceCard';
import { usePricedOffer } from './usePricedOffer';
import { VehiclesInsured } from './VehiclesInsured';

interface Props {
  quote: Quote;
  offer: Offer;
  /** How many offers there are. */
  count: number;
  plan: PlanChoice;
  isRating: boolean;
}

/** One carrier's price: the price first, then what it covers, then how it is made. */
export function Overview({ quote, offer: listed, count, plan, isRating }: Props) {
  const { t } = useTexts('rates');
  const offer = usePricedOffer(quote.id, listed, plan.planCode);
  const options = offer.rate.payment_options;
  const view = planView(options, plan.planType(quote.pay_in_full)) ?? planView(options, 'pay_in_full');
  const nameOf = (vehicleId: string) => {
    const car = quote.vehicles.find(({ id }) => id === vehicleId);
    return car ? vehicleName(car) : '';
  };
  return (
    <Page>
      <Stack $gap={8}>
        <PageHeading lead={t('overview.lead')} focusOnMount>
          {t('overview.heading', { carrier: offer.carrier.name })}
        </PageHeading>
        <Columns>
          <Stack $gap={6}>
            {view ? <PriceCard {...{ quote, offer, view, plan, isRating }} /> : null}
            <OtherWays quoteId={quote.id} others={count - 1} />
            <Card>
              <CarrierCard carrier={offer.carrier} />
            </Card>
          </Stack>
          <Stack $gap={10}>
            <VehiclesInsured quote={quote} rate={offer.rate} />
            <DriversInsured drivers={quote.drivers} />
            {view ? <PriceReceipt rate={offer.rate} option={view.option} vehicleName={nameOf} /> : null}
          </Stack>
        </Columns>
        <Disclaimer />
        <Text $size={14} $muted>
          {quote.quote_number === null ? '' : t('overview.quoteNumber', { number: quote.quote_number })}
        </Text>
      </Stack>
    </Page>
  );
}

const Columns = styled.div`
  display: grid;
  gap: 32px;
  align-items: start;
  @media (min-width: 60rem) {
    grid-template-columns: 22rem minmax(0, 1fr);
    gap: 48px;
    & > :first-child {
      position: sticky;
      inset-block-start: 24px;
    }
  }
`;

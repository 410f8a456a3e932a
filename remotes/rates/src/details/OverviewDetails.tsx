import type { RateQuery } from '@shared/api-client/requests';
import { vehicleName, type PaymentOption, type Quote } from '@shared/domain';
import { useMoreTexts, useTexts } from '@shared/i18n';
import { PrintStyle, Stack, Text } from '@shared/ui';
import { AccidentSection } from '../accident/AccidentSection';
import { PriceChangesSection } from '../changes/PriceChangesSection';
import { detailsTexts } from '../locales/detailsTexts';
import type { Offer } from '../offers/offersOf';
import type { Rating } from '../offers/useOffers';
import { PriceReceipt } from '../receipt/PriceReceipt';
import { usePricedOffer } from '../receipt/usePricedOffer';
import { Assumptions } from './Assumptions';
import { DriversInsured } from './DriversInsured';

interface Props {
  quote: Quote;
  offer: Offer;
  option: PaymentOption;
  /** The query the prices were requested with. */
  query: RateQuery;
  rating: Rating;
}

/** Content below the first view: what is covered, who is insured, how the price is made, what would change it, its assumptions. */
export function OverviewDetails({ quote, offer: listed, option, query, rating }: Props) {
  useMoreTexts(detailsTexts);
  const { t } = useTexts('rates');
  const { offer, missing } = usePricedOffer(quote.id, listed, query);
  const nameOf = (vehicleId: string) => {
    const car = quote.vehicles.find(({ id }) => id === vehicleId);
    return car ? vehicleName(car) : '';
  };
  return (
    <Stack $gap={10}>
      <PrintStyle />
      <AccidentSection quote={quote} offer={listed} isCurrent={!rating.isRating && !rating.error} />
      <DriversInsured drivers={quote.drivers} />
      <Stack $gap={4}>
        <PriceReceipt rate={offer.rate} option={option} vehicleName={nameOf} missing={missing} />
        <PriceChangesSection quote={quote} rate={offer.rate} />
      </Stack>
      <Assumptions quote={quote} carrier={offer.carrier.name} />
      {quote.quote_number === null ? null : (
        <Text $size={14} $muted>
          {t('quoteNumber', { number: quote.quote_number })}
        </Text>
      )}
    </Stack>
  );
}

import type { RateQuery } from '@shared/api-client/requests';
import { formatCents, priceSteps, vehicleName, type PlanView, type Quote } from '@shared/domain';
import { useMoreTexts, useTexts } from '@shared/i18n';
import { Stack, Text } from '@shared/ui';
import { NotWorkedOut } from '../changes/NotWorkedOut';
import { PriceChangesList } from '../changes/PriceChangesList';
import { receiptTexts } from '../locales/receiptTexts';
import type { Offer } from '../offers/offersOf';
import { PriceReceipt } from './PriceReceipt';
import { usePricedOffer } from './usePricedOffer';
import { Waterfall } from './Waterfall';

interface Props {
  quote: Quote;
  offer: Offer;
  view: PlanView;
  /** The query the prices were requested with. */
  query: RateQuery;
}

/** From the base rate to the total in view, what would change it, and the math behind it. */
export function ReceiptSheet({ quote, offer: listed, view, query }: Props) {
  useMoreTexts(receiptTexts);
  const { t } = useTexts('rates');
  const { offer, missing } = usePricedOffer(quote.id, listed, query);
  const { rate } = offer;
  const steps = priceSteps(rate, view.option);
  const nameOf = (vehicleId: string) => {
    const car = quote.vehicles.find(({ id }) => id === vehicleId);
    return car ? vehicleName(car) : '';
  };
  return (
    <Stack $gap={8}>
      {steps.length > 0 ? (
        <Waterfall steps={steps} total={t('receipt.total', { months: rate.term.duration })} />
      ) : null}
      {missing ? <NotWorkedOut {...missing} text={t('receipt.noSteps')} /> : null}
      <PriceChangesList quote={quote} rate={rate} />
      <PriceReceipt rate={rate} option={view.option} vehicleName={nameOf} />
      <Text $size={14} $muted>
        {t('receipt.exact', { amount: formatCents(view.option.deposit) })}
      </Text>
    </Stack>
  );
}

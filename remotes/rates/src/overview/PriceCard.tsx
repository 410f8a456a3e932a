import { formatDollars, type PlanType, type Quote, type PlanView } from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { Card, Stack, Text } from '@shared/ui';
import { BuyOnline } from '../buying/BuyOnline';
import type { Offer } from '../offers/offersOf';
import type { Rating } from '../offers/useOffers';
import { PlanFailed } from '../parts';
import { PlanPrice } from '../plan/PlanPrice';
import { PlanToggle } from '../plan/PlanToggle';
import { Tracked } from '../plan/Tracked';
import type { PlanChoice } from '../plan/usePlanChoice';

interface Props {
  quote: Quote;
  offer: Offer;
  view: PlanView;
  plan: PlanChoice;
  planType: PlanType;
  rating: Rating;
}

/** The price, how to pay it, and the main action. */
export function PriceCard({ quote, offer, view, plan, planType, rating }: Props) {
  const { rate } = offer;
  const { t } = useTexts('rates');
  return (
    <Card $tone="accent" as="section" aria-label={t('overview.priceLabel')} aria-busy={rating.isRating}>
      <Stack $gap={5}>
        <PlanPrice view={view} term={rate.term.duration} />
        <Tracked rate={rate} />
        <PlanToggle
          value={plan.asked(quote.pay_in_full)}
          offer={offer}
          onChange={(type) => plan.choose(type, rate, planType)}
        />
        {rating.error && !rating.isRating ? (
          <PlanFailed with={{ error: rating.error, onRetry: rating.retry }} />
        ) : null}
        {view.payments > 0 && view.fee > 0 ? (
          <Text $size={14} $muted>
            {t('plan.paymentsFee', { fee: formatDollars(view.fee) })}
          </Text>
        ) : null}
        <BuyOnline quote={quote} rate={rate} rating={rating} />
      </Stack>
    </Card>
  );
}

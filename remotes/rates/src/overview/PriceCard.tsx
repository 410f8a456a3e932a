import { formatDollars, type Quote } from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { Card, Stack, VisuallyHidden } from '@shared/ui';
import type { Offer } from '../offers/offersOf';
import { PlanPrice } from '../plan/PlanPrice';
import { PlanSchedule } from '../plan/PlanSchedule';
import { PlanToggle } from '../plan/PlanToggle';
import type { PlanView } from '../plan/planView';
import type { PlanChoice } from '../plan/usePlanChoice';
import { BuyOnline } from './BuyOnline';

interface Props {
  quote: Quote;
  offer: Offer;
  view: PlanView;
  plan: PlanChoice;
  isRating: boolean;
}

/** The price, how to pay it, and the one thing to do next. */
export function PriceCard({ quote, offer, view, plan, isRating }: Props) {
  const { t } = useTexts('rates');
  const monthly = view.option.plan_type === 'monthly';
  const term = offer.rate.term.duration;
  const per = monthly ? t('plan.perMonth') : t('plan.forTerm', { months: term });
  const amount = formatDollars(view.headline);
  return (
    <Card $tone="accent" as="section" aria-label={t('overview.priceLabel')} aria-busy={isRating}>
      <Stack $gap={5}>
        <PlanPrice view={view} term={term} />
        <VisuallyHidden as="output">
          {isRating ? t('plan.updating') : t('plan.announce', { carrier: offer.carrier.name, amount, per })}
        </VisuallyHidden>
        <PlanToggle
          value={view.option.plan_type}
          savings={view.savings}
          onChange={(type) => plan.choose(type, offer.rate.payment_options)}
        />
        <PlanSchedule view={view} />
        <BuyOnline quote={quote} rate={offer.rate} isRating={isRating} />
      </Stack>
    </Card>
  );
}

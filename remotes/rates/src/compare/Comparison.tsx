import { CARRIERS, overallStrength, paths, type Quote, type RateResult } from '@shared/domain';
import { Link } from '@shared/federation/router';
import { useTexts } from '@shared/i18n';
import { Grid, LinkButton, Notice, Page, PageHeading, Stack } from '@shared/ui';
import type { Offer } from '../offers/offersOf';
import { PlanToggle } from '../plan/PlanToggle';
import { planView } from '../plan/planView';
import type { PlanChoice } from '../plan/usePlanChoice';
import { OfferCard } from './OfferCard';
import { reasonFor } from './reasonFor';

interface Props {
  quote: Quote;
  offers: readonly Offer[];
  declined: RateResult['declined'];
  plan: PlanChoice;
  isRating: boolean;
}

/** Every carrier's price beside the others, cheapest first; the first says why it is recommended. */
export function Comparison({ quote, offers, declined, plan, isRating }: Props) {
  const { t } = useTexts('rates');
  const options = offers[0]?.rate.payment_options ?? [];
  const planType = plan.planType(quote.pay_in_full);
  return (
    <Page>
      <Stack $gap={8} aria-busy={isRating}>
        <PageHeading lead={t('compare.lead')} focusOnMount>
          {t('compare.heading', { count: offers.length })}
        </PageHeading>
        <PlanToggle
          value={planType}
          savings={planView(options, planType)?.savings ?? 0}
          onChange={(type) => plan.choose(type, options)}
        />
        <Grid $min="wide" $gap={5}>
          {offers.map((offer) => (
            <OfferCard
              key={offer.rate.carrier_product_id}
              quoteId={quote.id}
              offer={offer}
              planType={planType}
              strength={overallStrength(quote.vehicles)}
              reason={offer.index === 0 ? reasonFor(offers) : null}
            />
          ))}
        </Grid>
        {declined.map(({ carrier_id }) => (
          <Notice key={carrier_id}>{t('compare.declined', { carrier: CARRIERS[carrier_id].name })}</Notice>
        ))}
        <LinkButton as={Link} to={paths.rates(quote.id)} variant="quiet">
          {t('compare.back')}
        </LinkButton>
      </Stack>
    </Page>
  );
}

import { CARRIERS, overallStrength, paths, type Quote, type RateResult } from '@shared/domain';
import { Link } from '@shared/federation/router';
import { useTexts } from '@shared/i18n';
import { Grid, LinkButton, Notice, Page, PageHeading, Row, Stack } from '@shared/ui';
import { styled } from 'styled-components';
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
  const planType = plan.planType(quote.pay_in_full);
  return (
    <Page>
      <Stack $gap={8} aria-busy={isRating}>
        <PageHeading lead={t('compare.lead')} focusOnMount>
          {t('compare.heading', { count: offers.length })}
        </PageHeading>
        <Ways {...{ quote, offers, plan }} />
        <Grid $min="medium" $gap={4}>
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
        <Row>
          <LinkButton as={Link} to={paths.rates(quote.id)} variant="quiet">
            {t('compare.back')}
          </LinkButton>
        </Row>
      </Stack>
    </Page>
  );
}

/** Monthly or in full, for all of them at once. */
function Ways({ quote, offers, plan }: Pick<Props, 'quote' | 'offers' | 'plan'>) {
  const options = offers[0]?.rate.payment_options ?? [];
  const planType = plan.planType(quote.pay_in_full);
  return (
    <Narrow>
      <PlanToggle
        value={planType}
        savings={planView(options, planType)?.savings ?? 0}
        onChange={(type) => plan.choose(type, options)}
      />
    </Narrow>
  );
}

const Narrow = styled.div`
  max-width: 26rem;
`;

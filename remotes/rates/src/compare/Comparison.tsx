import { formatDollars, paths, type PlanType, planView } from '@shared/domain';
import { Link, useSearchParams } from '@shared/federation/router';
import { useTexts, withTexts } from '@shared/i18n';
import { AfterHeading, LinkButton, Page, PageHeading, Row, Skeleton, Stack } from '@shared/ui';
import { styled } from 'styled-components';
import { lazyPart } from '../lazy/lazyPart';
import type { Offer } from '../offers/offersOf';
import type { ReadyOffers } from '../offers/useOffers';
import { perText } from '../plan/perText';
import { PlanFailed } from '../parts';
import { PlanToggle } from '../plan/PlanToggle';
import { PriceAnnouncer } from '../plan/PriceAnnouncer';
import type { PlanChoice } from '../plan/usePlanChoice';
import { OfferRows } from './OfferRows';
import { sideFrom } from './sideFrom';
import { usePicks } from './usePicks';
import { sideTexts } from '../locales/sideTexts';

const SideBySide = lazyPart(
  withTexts(sideTexts, () =>
    import(/* webpackChunkName: "side" */ '../side/SideBySide').then((part) => part.SideBySide),
  ),
);

/** As tall as any window, so content below the comparison appears together with it. */
const SIDE_LINES = 48;

type Props = ReadyOffers & { plan: PlanChoice };

/** All carriers' prices, cheapest first; two or three of them coverage by coverage on request. */
export function Comparison({ quote, offers, result, rating, planType, plan }: Props) {
  const { t } = useTexts('rates');
  const [search] = useSearchParams();
  const side = sideFrom(search.get('side'), offers);
  const picks = usePicks(quote.id, offers, side);
  const months = offers[0]?.rate.term.duration ?? 0;
  return (
    <Page>
      <Stack $gap={8} aria-busy={rating.isRating}>
        <PageHeading
          // The focus moves back to the heading, since the focused element is gone.
          key={side ? 'side' : 'all'}
          lead={t('compare.lead', { months })}
          documentTitle={t('compare.documentTitle')}
          focusOnMount
        >
          {t('compare.heading', { count: offers.length })}
        </PageHeading>
        <AfterHeading>
          <Ways {...{ quote, offers, plan, planType, rating }} />
          {side ? (
            <SideBySide
              fallback={<Skeleton shape="lines" count={SIDE_LINES} label={t('plan.updating')} />}
              with={{ quote, offers: side, planType, back: paths.compare(quote.id) }}
            />
          ) : (
            <OfferRows {...{ quote, offers, planType, picks }} declined={result.declined} />
          )}
          <Row>
            <LinkButton as={Link} to={paths.rates(quote.id)} variant="quiet">
              {t('compare.back')}
            </LinkButton>
          </Row>
        </AfterHeading>
      </Stack>
      <Announcer offers={offers} planType={planType} isBusy={rating.isRating} />
    </Page>
  );
}

/** Monthly or in full, for all offers at once. */
function Ways({ quote, offers, plan, planType, rating }: Omit<Props, 'kind' | 'result'>) {
  const first = offers[0]?.rate;
  if (!first) return null;
  return (
    <Narrow>
      <PlanToggle
        value={plan.asked(quote.pay_in_full)}
        onChange={(type) => plan.choose(type, first, planType)}
      />
      {rating.error && !rating.isRating ? (
        <PlanFailed with={{ error: rating.error, onRetry: rating.retry }} />
      ) : null}
    </Narrow>
  );
}

interface Announced {
  offers: readonly Offer[];
  planType: PlanType;
  isBusy: boolean;
}

/** Announces the lowest price for all of them. */
function Announcer({ offers, planType, isBusy }: Announced) {
  const { t } = useTexts('rates');
  const [first] = offers;
  const view = first && planView(first.rate, planType, first.carrier);
  if (!view) return null;
  const words = {
    plan: t(`compare.planIn.${planType}`),
    carrier: first.carrier.name,
    amount: formatDollars(view.today),
    per: perText(view, first.rate.term.duration, t),
  };
  const figure = `${first.carrier.id} ${planType} ${view.total}`;
  return <PriceAnnouncer figure={figure} text={t('compare.announce', words)} isBusy={isBusy} />;
}

const Narrow = styled.div`
  display: grid;
  gap: 12px;
  max-width: 26rem;
`;

import { formatDollars, type PlanType, type PlanView, type Quote } from '@shared/domain';
import { FetchAhead } from '@shared/federation/remote';
import { useTexts } from '@shared/i18n';
import { AfterHeading, fontSize, media, Page, PageHeading, RawRatesInDevelopment, space } from '@shared/ui';
import { styled } from 'styled-components';
import type { Offer } from '../offers/offersOf';
import type { Rating } from '../offers/useOffers';
import { OPENED_NEXT, OverviewDetails, OverviewEnd, PlanFailed } from '../parts';
import { PlanToggle } from '../plan/PlanToggle';
import { pricesOnAxis } from '../plan/pricesOnAxis';
import type { PlanChoice } from '../plan/usePlanChoice';
import { answerOf, spreadOf } from './answerOf';
import { OfferTable } from './OfferTable';
import { PriceCard } from './PriceCard';

interface Props {
  quote: Quote;
  /** The chosen one. */
  offer: Offer;
  /** All of them. */
  offers: readonly Offer[];
  plan: PlanChoice;
  /** The plan type the prices are for. */
  planType: PlanType;
  rating: Rating;
}

/** The prices as one decision: the answer, every price on one scale, then the chosen one's coverage and card. */
export function Overview(props: Props) {
  const { quote, offer, offers, planType, rating } = props;
  const { t, language } = useTexts('rates');
  const { rate } = offer;
  const axis = pricesOnAxis(offers, planType);
  const chosen = axis.offers.find(({ index }) => index === offer.index);
  if (!chosen) return null;
  const { view } = chosen;
  const months = rate.term.duration;
  const spread = spreadOf(axis.offers);
  return (
    <Page>
      <Top>
        <PageHeading
          lead={
            <>
              {t('overview.lead', { count: axis.offers.length, months })}{' '}
              {spread > 0 ? t('overview.spread', { amount: formatDollars(spread) }) : null}
            </>
          }
          documentTitle={t('overview.documentTitle')}
          focusOnMount
        >
          {answerOf(axis.offers, chosen, t, language)}
        </PageHeading>
        <Ways {...props} view={view} />
      </Top>
      <AfterHeading>
        <Columns>
          <div>
            <OfferTable quote={quote} axis={axis} chosen={offer.index} />
            <Room>
              <OverviewDetails with={{ ...props, view }} />
            </Room>
          </div>
          <PriceCard {...{ quote, offer, view, rating }} />
        </Columns>
        <OverviewEnd with={{ quote }} />
        <RawRatesInDevelopment quote={quote} rate={rate} />
      </AfterHeading>
      <FetchAhead parts={OPENED_NEXT} />
    </Page>
  );
}

/** Monthly or in full, and why another way has no price yet. */
function Ways({ quote, offer, view, plan, planType, rating }: Props & { view: PlanView }) {
  return (
    <div>
      <PlanToggle
        value={plan.asked(quote.pay_in_full)}
        price={{ view, carrier: offer.carrier }}
        onChange={(type) => plan.choose(type, offer.rate, planType)}
      />
      {rating.error && !rating.isRating ? (
        <PlanFailed with={{ error: rating.error, onRetry: rating.retry }} />
      ) : null}
    </div>
  );
}

const Top = styled.div`
  display: grid;
  gap: ${space(4)};
  margin-block-end: ${space(2)};
  ${media.phoneOnly} {
    & h1 {
      font-size: ${fontSize[28]};
    }
    & header > p {
      font-size: ${fontSize[17]};
    }
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 24rem;
    align-items: end;
    margin-block-end: ${space(8)};
  }
`;
/** On a phone the prices, their coverage, then the card; on a desktop the card first, in sight all the time. */
const Columns = styled.div`
  display: grid;
  gap: ${space(8)};
  & > * {
    min-width: 0;
  }
  ${media.desktop} {
    grid-template-columns: 23rem minmax(0, 1fr);
    gap: ${space(12)};
    align-items: start;
    & > :first-child {
      grid-area: 1 / 2;
    }
    & > :last-child {
      grid-area: 1 / 1;
    }
  }
`;
/** Keeps the card below from moving far when the coverage comes. */
const Room = styled.div`
  min-height: 36rem;
  ${media.desktop} {
    min-height: 30rem;
  }
`;

import { formatDollars, type PlanType, type Quote, planView, type PlanView } from '@shared/domain';
import { useTexts } from '@shared/i18n';
import {
  AfterHeading,
  Card,
  media,
  Page,
  PageHeading,
  RawRatesInDevelopment,
  Skeleton,
  Stack,
} from '@shared/ui';
import { styled } from 'styled-components';
import { FetchAhead } from '@shared/federation/remote';
import type { Offer } from '../offers/offersOf';
import type { Rating } from '../offers/useOffers';
import { AllPrices, CarrierCard, OtherWays, OverviewDetails, PARTS } from '../parts';
import { perText } from '../plan/perText';
import { PriceAnnouncer } from '../plan/PriceAnnouncer';
import type { PlanChoice } from '../plan/usePlanChoice';
import { PriceCard } from './PriceCard';
import { VehiclesInsured } from './VehiclesInsured';

interface Props {
  quote: Quote;
  offer: Offer;
  /** All of them, of which `offer` is one. */
  offers: readonly Offer[];
  plan: PlanChoice;
  /** The plan type the prices are for. */
  planType: PlanType;
  rating: Rating;
}

/** One carrier's price: the price first, then its coverages, then how it is made. */
export function Overview({ quote, offer, offers, plan, planType, rating }: Props) {
  const { t } = useTexts('rates');
  const { rate, carrier } = offer;
  const view = planView(rate, planType) ?? planView(rate, 'pay_in_full');
  if (!view) return null;
  return (
    <Page>
      <Stack $gap={8}>
        <PageHeading lead={t('overview.lead')} documentTitle={t('overview.documentTitle')} focusOnMount>
          {t('overview.heading', { carrier: carrier.name })}
        </PageHeading>
        <Announcer offer={offer} view={view} isBusy={rating.isRating} />
        <AfterHeading>
          {offers.length > 1 ? (
            <AllPrices
              fallback={
                <Skeleton shape="lines" count={offers.length * 3 + 5} label={t('vehicles.loading')} />
              }
              with={{ quoteId: quote.id, offers, shown: offer.index, planType }}
            />
          ) : null}
          <Columns>
            <Stack $gap={6}>
              <PriceCard {...{ quote, offer, view, plan, planType, rating }} />
              <OtherWays
                fallback={<Skeleton shape="lines" count={7} label={t('vehicles.loading')} />}
                with={{ quoteId: quote.id, others: offers.length - 1 }}
              />
              <CarrierSection offer={offer} />
            </Stack>
            <Stack $gap={10}>
              <VehiclesInsured quote={quote} rate={rate} />
              <OverviewDetails
                fallback={<Skeleton shape="card" label={t('vehicles.loading')} />}
                with={{ quote, offer, option: view.option, query: plan.query }}
              />
            </Stack>
          </Columns>
          <RawRatesInDevelopment quote={quote} rate={rate} />
        </AfterHeading>
        <FetchAhead parts={PARTS} />
      </Stack>
    </Page>
  );
}

function Announcer({ offer, view, isBusy }: { offer: Offer; view: PlanView; isBusy: boolean }) {
  const { t } = useTexts('rates');
  const { carrier, rate } = offer;
  const words = {
    carrier: carrier.name,
    amount: formatDollars(view.deposit),
    per: perText(view, rate.term.duration, t),
  };
  const figure = `${carrier.id} ${view.option.plan_type} ${view.total}`;
  return <PriceAnnouncer figure={figure} text={t('plan.announce', words)} isBusy={isBusy} />;
}

function CarrierSection({ offer: { carrier, rate } }: { offer: Offer }) {
  const { t } = useTexts('rates');
  return (
    <Card>
      <CarrierCard
        fallback={<Skeleton shape="lines" count={6} label={t('vehicles.loading')} />}
        with={{ carrier, isMonitored: rate.monitored_driver }}
      />
    </Card>
  );
}

const Columns = styled.div`
  display: grid;
  gap: 32px;
  align-items: start;
  ${media.desktop} {
    grid-template-columns: 22rem minmax(0, 1fr);
    gap: 48px;
    & > :first-child {
      position: sticky;
      /* Taller than most windows, so it scrolls to its end and then sticks. */
      align-self: end;
      inset-block-end: 24px;
      @media (min-height: 68rem) {
        align-self: start;
        inset-block: 24px auto;
      }
    }
  }
`;

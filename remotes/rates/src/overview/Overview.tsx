import { formatDollars, type PlanType, type Quote, planView, type PlanView, type Rate } from '@shared/domain';
import { useTexts } from '@shared/i18n';
import {
  AfterHeading,
  media,
  Page,
  PageHeading,
  RawRatesInDevelopment,
  Skeleton,
  Stack,
  SectionHeading,
  Card,
  Text,
} from '@shared/ui';
import { styled } from 'styled-components';
import { FetchAhead } from '@shared/federation/remote';
import type { Offer } from '../offers/offersOf';
import type { Rating } from '../offers/useOffers';
import { AllPrices, CarrierCard, OPENED_NEXT, OtherWays, OverviewDetails, PlanFailed } from '../parts';
import { perText } from '../plan/perText';
import { PriceAnnouncer } from '../plan/PriceAnnouncer';
import type { PlanChoice } from '../plan/usePlanChoice';
import { VehicleCoverage } from './VehicleCoverage';
import { BuyOnline } from '../buying/BuyOnline';
import { PlanPrice } from '../plan/PlanPrice';
import { PlanToggle } from '../plan/PlanToggle';
import { Tracked } from '../plan/Tracked';

interface PriceCardProps {
  quote: Quote;
  offer: Offer;
  view: PlanView;
  plan: PlanChoice;
  planType: PlanType;
  rating: Rating;
}

/** The price, how to pay it, and the main action. */
function PriceCard({ quote, offer, view, plan, planType, rating }: PriceCardProps) {
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

/** The insured cars, each with its package and coverages. */
function VehiclesInsured({ quote, rate }: { quote: Quote; rate: Rate }) {
  const { t } = useTexts('rates');
  return (
    <Stack as="section" $gap={6} aria-label={t('vehicles.heading')}>
      <SectionHeading>{t('vehicles.heading')}</SectionHeading>
      {quote.vehicles.map((vehicle) => (
        <VehicleCoverage key={vehicle.id} vehicle={vehicle} place={quote.address} rate={rate} />
      ))}
    </Stack>
  );
}

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

/** One carrier's price: all prices, then this one, its coverages, and how it is made. */
export function Overview(props: Props) {
  const { quote, offer, planType, rating } = props;
  const { t } = useTexts('rates');
  const { rate, carrier } = offer;
  const view = planView(rate, planType, carrier);
  if (!view) return null;
  return (
    <Page>
      <Stack $gap={8}>
        <PageHeading lead={t('overview.lead')} documentTitle={t('overview.documentTitle')} focusOnMount>
          {t('overview.heading', { carrier: carrier.name })}
        </PageHeading>
        <PriceAnnouncer
          figure={`${carrier.id} ${view.option.plan_type} ${view.total}`}
          text={t('plan.announce', {
            carrier: carrier.name,
            amount: formatDollars(view.deposit),
            per: perText(view, rate.term.duration, t),
          })}
          isBusy={rating.isRating}
        />
        <AfterHeading>
          <Body {...props} view={view} />
          <RawRatesInDevelopment quote={quote} rate={rate} />
        </AfterHeading>
        <FetchAhead parts={OPENED_NEXT} />
      </Stack>
    </Page>
  );
}

function Body({ quote, offer, offers, plan, planType, rating, view }: Props & { view: PlanView }) {
  const { t } = useTexts('rates');
  return (
    <>
      {offers.length > 1 ? (
        <AllPricesRoom $rows={offers.length}>
          <AllPrices with={{ quote, offers, offer, planType }} />
        </AllPricesRoom>
      ) : null}
      <Columns>
        <Stack $gap={6}>
          <PriceCard {...{ quote, offer, view, plan, planType, rating }} />
          <OtherWays
            fallback={<Skeleton shape="lines" count={7} label={t('vehicles.loading')} />}
            with={{ quote, offers }}
          />
          <CarrierCard with={{ offer }} />
        </Stack>
        <Stack $gap={10}>
          <VehiclesInsured quote={quote} rate={offer.rate} />
          <OverviewDetails with={{ quote, offer, option: view.option, query: plan.query, rating }} />
        </Stack>
      </Columns>
    </>
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
/** As tall as the prices that come into it, so that nothing below moves: a row for each under their heading. */
const AllPricesRoom = styled.div<{ $rows: number }>`
  min-height: ${({ $rows }) => $rows * 94 + 200}px;
  ${media.desktop} {
    min-height: ${({ $rows }) => $rows * 78 + 124}px;
  }
`;

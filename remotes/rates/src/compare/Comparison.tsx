import {
  CARRIERS,
  formatDollars,
  paths,
  type ErrorCode,
  type PlanType,
  type Quote,
  type RateResult,
} from '@shared/domain';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { useTexts } from '@shared/i18n';
import {
  AfterHeading,
  Disclosure,
  FactList,
  LinkButton,
  media,
  Notice,
  Page,
  PageHeading,
  PrintStyle,
  SegmentedControl,
  space,
  Stack,
  Text,
} from '@shared/ui';
import { styled } from 'styled-components';
import { Dock } from '../buying/Dock';
import type { ReadyOffers } from '../offers/useOffers';
import { PlanFailed } from '../parts';
import { DockRoom } from '../buying/DockRoom';
import { AxisKey } from '../plan/AxisKey';
import { lowestUntracked } from '../plan/lowestUntracked';
import { perText } from '../plan/perText';
import { PlanToggle } from '../plan/PlanToggle';
import { PriceAnnouncer } from '../plan/PriceAnnouncer';
import { pricesOnAxis, type PricedOffer } from '../plan/pricesOnAxis';
import type { PlanChoice } from '../plan/usePlanChoice';
import { sideRows, type SideRow } from '../side/sideRows';
import { SideTable } from '../side/SideTable';
import { otherFrom } from './otherFrom';
import { reasonFor } from './reasonFor';
import { useIsWide } from './useIsWide';

type Props = ReadyOffers & { plan: PlanChoice };

const isPart = ({ kind }: SideRow): boolean => kind === 'plain' || kind === 'coverage';
const isFolded = (row: SideRow): boolean => row.isSame && isPart(row);
const nameOf = ({ carrier }: PricedOffer): string => carrier.short_name ?? carrier.name;

/** Where the prices differ: every carrier beside the others; on a phone the first and one other. */
export function Comparison({ quote, offers, result, rating, planType, plan }: Props) {
  const { t } = useTexts('rates');
  const [search] = useSearchParams();
  const isWide = useIsWide();
  const axis = pricesOnAxis(offers, planType);
  const [first] = axis.offers;
  const other = otherFrom(search.get('with'), axis.offers);
  const shown = isWide || !first || !other ? axis.offers : [first, other];
  const rows = sideRows(shown, quote, planType, t);
  const same = shown.length > 1 ? rows.filter(isFolded) : [];
  const differing = rows.filter((row) => !same.includes(row));
  return (
    <Page>
      <PrintStyle />
      <Stack $gap={6} aria-busy={rating.isRating}>
        <Top>
          <PageHeading
            lead={<Lead offers={axis.offers} differ={differing.filter(isPart).length} same={same.length} />}
            documentTitle={t('compare.documentTitle')}
            focusOnMount
          >
            {t('compare.heading', { count: axis.offers.length })}
          </PageHeading>
          <Ways {...{ quote, plan, planType, rating }} first={first} />
        </Top>
        <AfterHeading>
          {isWide || !first || !other ? null : (
            <Opponents {...{ quote, first, other }} offers={axis.offers} />
          )}
          <SideTable
            {...{ quote, first, rows: differing }}
            offers={shown}
            end={axis.ticks.at(-1) ?? 1}
            untracked={lowestUntracked(axis.offers)}
            hasWays={isWide || shown.length < 2}
          />
          <AxisKey offers={shown} />
          <SameRows rows={same} offers={shown} />
          <Declined declined={result.declined} />
          <div>
            <LinkButton as={Link} to={paths.rates(quote.id)} variant="quiet">
              {t('compare.back')}
            </LinkButton>
          </div>
          {isWide || shown.length < 2 ? null : <BothWays quote={quote} offers={shown} />}
        </AfterHeading>
      </Stack>
      <Announcer offers={axis.offers} planType={planType} isBusy={rating.isRating} />
    </Page>
  );
}

/** What is alike, and why the first is recommended. */
function Lead({ offers, differ, same }: { offers: readonly PricedOffer[]; differ: number; same: number }) {
  const { t } = useTexts('rates');
  const { key, values } = reasonFor(offers);
  return (
    <>
      {t('compare.lead')} {offers.length > 1 ? t('compare.rows', { differ, count: same }) : null}{' '}
      {t('compare.first', { carrier: offers[0] ? nameOf(offers[0]) : '' })} {t(key, values)}
    </>
  );
}

interface WaysProps extends Pick<Props, 'quote' | 'plan' | 'planType' | 'rating'> {
  first: PricedOffer | undefined;
}

/** Monthly or in full, for all offers at once; the saving is the first one's. */
function Ways({ quote, plan, planType, rating, first }: WaysProps) {
  if (!first) return null;
  return (
    <div>
      <PlanToggle
        value={plan.asked(quote.pay_in_full)}
        onChange={(type) => plan.choose(type, first.rate, planType)}
      />
      {rating.error && !rating.isRating ? (
        <PlanFailed with={{ error: rating.error, onRetry: rating.retry }} />
      ) : null}
    </div>
  );
}

interface OpponentsProps {
  quote: Quote;
  offers: readonly PricedOffer[];
  first: PricedOffer;
  other: PricedOffer;
}

/** Whom the first is compared with, each with its difference; and that difference as a sentence. */
function Opponents({ quote, offers, first, other }: OpponentsProps) {
  const { t } = useTexts('rates');
  const navigate = useNavigate();
  const more = other.view.total - first.view.total;
  const words = { carrier: nameOf(first), other: nameOf(other), amount: formatDollars(Math.abs(more)) };
  const how = more === 0 ? 'same' : more > 0 ? 'less' : 'more';
  const difference = (offer: PricedOffer): string => {
    const cents = offer.view.total - first.view.total;
    return `${cents < 0 ? '−' : '+'}${formatDollars(Math.abs(cents))}`;
  };
  return (
    <Stack $gap={3}>
      {offers.length > 2 ? (
        <SegmentedControl
          legend={t('compare.with', { carrier: nameOf(first) })}
          legendVisible
          value={other.carrier.id}
          onValueChange={(id) => void navigate(`${paths.compare(quote.id)}?with=${id}`, { replace: true })}
          options={offers.slice(1).map((offer) => ({
            value: offer.carrier.id,
            label: nameOf(offer),
            detail: difference(offer),
          }))}
        />
      ) : null}
      <Text $size={20} $strong aria-live="polite">
        {t(`compare.pair.${how}`, words)}
      </Text>
    </Stack>
  );
}

/** What is alike, folded, with one value each. */
function SameRows({ rows, offers }: { rows: readonly SideRow[]; offers: readonly PricedOffer[] }) {
  const { t } = useTexts('rates');
  const id = offers[0]?.carrier.id;
  if (rows.length === 0 || !id) return null;
  const facts = rows.map((row) => {
    const { text = '', note } = row.cells[id] ?? {};
    return { id: row.id, term: row.label, value: note === undefined ? text : `${text} (${note})` };
  });
  return (
    <Disclosure summary={t('compare.sameRows', { count: rows.length })}>
      <FactList facts={facts} />
    </Disclosure>
  );
}

/** Carriers without a price. */
function Declined({ declined }: Pick<RateResult, 'declined'>) {
  const { t } = useTexts('rates');
  return declined.map(({ carrier_id, errors }) => {
    const isClosed = errors.some(({ code }) => code === ('declined' satisfies ErrorCode));
    const carrier = CARRIERS[carrier_id].name;
    return (
      <Notice key={carrier_id}>{t(isClosed ? 'compare.closed' : 'compare.declined', { carrier })}</Notice>
    );
  });
}

/** On a phone both ways on stay in sight. */
function BothWays({ quote, offers }: { quote: Quote; offers: readonly PricedOffer[] }) {
  const { t } = useTexts('rates');
  return (
    <>
      <DockRoom />
      <Dock>
        <Pair>
          {offers.map(({ carrier, view, index }, at) => (
            <LinkButton
              key={carrier.id}
              as={Link}
              to={paths.rates(quote.id, index)}
              variant={at === 0 ? 'primary' : 'secondary'}
              wide
            >
              {t('compare.select')}{' '}
              <small>
                {carrier.short_name ?? carrier.name}, {formatDollars(view.total)}
              </small>
            </LinkButton>
          ))}
        </Pair>
      </Dock>
    </>
  );
}

interface Announced {
  offers: readonly PricedOffer[];
  planType: PlanType;
  isBusy: boolean;
}

/** Announces the lowest price for all of them. */
function Announcer({ offers, planType, isBusy }: Announced) {
  const { t } = useTexts('rates');
  const [first] = offers;
  if (!first) return null;
  const { carrier, rate, view } = first;
  const words = {
    plan: t(`compare.planIn.${planType}`),
    carrier: carrier.name,
    amount: formatDollars(view.today),
    per: perText(view, rate.term.duration, t),
  };
  const figure = `${carrier.id} ${planType} ${view.total}`;
  return <PriceAnnouncer figure={figure} text={t('compare.announce', words)} isBusy={isBusy} />;
}

const Top = styled.div`
  display: grid;
  gap: ${space(4)};
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 24rem;
    align-items: end;
  }
`;
const Pair = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: 1fr 1fr;
  gap: ${space(2)};
  & > a {
    padding-inline: ${space(2)};
    font-size: 1.0625rem;
  }
  & small {
    display: block;
    font-weight: 400;
  }
  ${media.narrow} {
    grid-template-columns: 1fr;
  }
`;

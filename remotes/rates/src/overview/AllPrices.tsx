import { formatDollars, paths, type PlanType } from '@shared/domain';
import { Link } from '@shared/federation/router';
import { useMoreTexts, useTexts } from '@shared/i18n';
import { color, fontSize, media, PaymentBar, radius, SectionHeading, space, Stack, Text } from '@shared/ui';
import { styled } from 'styled-components';
import { detailsTexts } from '../locales/detailsTexts';
import type { Offer } from '../offers/offersOf';
import { offerColumns } from '../plan/offerColumns';
import { PaymentAxis } from '../plan/PaymentAxis';
import { perText } from '../plan/perText';
import { pricesOnAxis, type PricedOffer } from '../plan/pricesOnAxis';
import { lowestOf } from './lowestOf';

interface Props {
  quoteId: string;
  offers: readonly Offer[];
  /** Position of the offer below. */
  shown: number;
  planType: PlanType;
}

/** Every price on one axis, above the one shown; choosing another shows it. */
export function AllPrices({ quoteId, offers, shown, planType }: Props) {
  useMoreTexts(detailsTexts);
  const { t } = useTexts('rates');
  const axis = pricesOnAxis(offers, planType);
  return (
    <Place as="section" $rows={offers.length}>
      <SectionHeading $size={20}>{t('axis.heading', { count: offers.length })}</SectionHeading>
      <Lowest offers={axis.offers} />
      <div>
        <PaymentAxis axis={axis} />
        <Table role="table" aria-label={t('axis.heading', { count: offers.length })}>
          <thead role="rowgroup">
            <tr role="row">
              {(['carrier', 'payments', 'total'] as const).map((column) => (
                <th key={column} role="columnheader" scope="col">
                  {t(`axis.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {axis.offers.map((offer) => (
              <OfferLine
                key={offer.rate.carrier_product_id}
                path={paths.rates(quoteId, offer.index)}
                offer={offer}
                end={axis.ticks.at(-1) ?? 1}
                isShown={offer.index === shown}
              />
            ))}
          </tbody>
        </Table>
      </div>
    </Place>
  );
}

/** What the bars show: the lowest total, and the lowest without tracking if that is another. */
function Lowest({ offers }: { offers: readonly PricedOffer[] }) {
  const { t } = useTexts('rates');
  const { lowest, untracked } = lowestOf(offers);
  if (!lowest) return null;
  const words = ({ view, carrier }: PricedOffer) => ({
    amount: formatDollars(view.total),
    carrier: carrier.name,
  });
  const months = lowest.rate.term.duration;
  return (
    <Text>
      {t('axis.lowest', { ...words(lowest), months })}{' '}
      {untracked ? t('axis.untracked', words(untracked)) : ''}
    </Text>
  );
}

interface LineProps {
  path: string;
  offer: PricedOffer;
  end: number;
  isShown: boolean;
}

function OfferLine({ path, offer: { carrier, rate, view, condition }, end, isShown }: LineProps) {
  const { t } = useTexts('rates');
  return (
    <Line role="row" $isShown={isShown}>
      <th role="rowheader" scope="row">
        <Link to={path} aria-current={isShown ? 'true' : undefined}>
          {carrier.name}
        </Link>
      </th>
      <td role="cell">
        <PaymentBar plan={view} end={end} condition={condition} height={20} />
        <small>
          {formatDollars(view.deposit)} {perText(view, rate.term.duration, t)}
        </small>
      </td>
      <td role="cell">{formatDollars(view.total)}</td>
    </Line>
  );
}

/** As tall as its placeholder: three lines of 26 pixels for each price, and five above them. */
const Place = styled(Stack)<{ $rows: number }>`
  min-height: ${({ $rows }) => ($rows * 3 + 5) * 26 - 12}px;
  align-content: start;
`;
const Table = styled.table`
  display: grid;
  & > thead {
    position: absolute;
    clip-path: inset(50%);
  }
  & > tbody {
    display: grid;
  }
  & th {
    text-align: start;
  }
`;
const Line = styled.tr<{ $isShown: boolean }>`
  --behind: ${({ $isShown }) => ($isShown ? color.roadSoft : color.ground)};
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 ${space(4)};
  align-items: center;
  min-height: 78px;
  border-radius: ${radius.control};
  background: var(--behind);
  & > td:nth-child(2) {
    grid-area: 2 / 1 / 3 / -1;
  }
  & > td:last-child {
    font-size: ${fontSize[20]};
    font-weight: 800;
    font-variant-numeric: tabular-nums;
  }
  & a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
  & small {
    color: ${color.muted};
    font-size: ${fontSize[14]};
  }
  ${media.desktop} {
    ${offerColumns}
    & > td:nth-child(2) {
      grid-area: auto;
    }
  }
`;

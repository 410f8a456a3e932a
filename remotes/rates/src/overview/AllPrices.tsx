import { formatDollars, paths, type PlanType, type Quote } from '@shared/domain';
import { Link } from '@shared/federation/router';
import { useMoreTexts, useTexts } from '@shared/i18n';
import {
  color,
  fontSize,
  media,
  PaymentBar,
  radius,
  SectionHeading,
  space,
  Stack,
  Text,
  VisuallyHidden,
} from '@shared/ui';
import { styled } from 'styled-components';
import { detailsTexts } from '../locales/detailsTexts';
import type { Offer } from '../offers/offersOf';
import { offerColumns } from '../plan/offerColumns';
import { PaymentAxis } from '../plan/PaymentAxis';
import { perText } from '../plan/perText';
import { pricesOnAxis, type PricedOffer } from '../plan/pricesOnAxis';
import { lowestOf } from '../plan/lowestOf';

interface Props {
  quote: Pick<Quote, 'id'>;
  offers: readonly Offer[];
  /** The offer below. */
  offer: Offer;
  planType: PlanType;
}

/** Every price on one axis, above the one shown; choosing another shows it. */
export function AllPrices({ quote, offers, offer: shown, planType }: Props) {
  useMoreTexts(detailsTexts);
  const { t } = useTexts('rates');
  const axis = pricesOnAxis(offers, planType);
  return (
    <Stack as="section" $gap={3}>
      <SectionHeading $size={20}>{t('axis.heading', { count: offers.length })}</SectionHeading>
      <Lowest offers={axis.offers} />
      <div>
        <PaymentAxis axis={axis} />
        <Table aria-label={t('axis.heading', { count: offers.length })}>
          <Head>
            <HeadRow>
              {(['carrier', 'payments', 'total'] as const).map((column) => (
                <ColumnName key={column}>{t(`axis.${column}`)}</ColumnName>
              ))}
            </HeadRow>
          </Head>
          <Rows>
            {axis.offers.map((offer) => (
              <OfferLine
                key={offer.rate.carrier_product_id}
                path={paths.rates(quote.id, offer.index)}
                offer={offer}
                end={axis.ticks.at(-1) ?? 1}
                isShown={offer.index === shown.index}
              />
            ))}
          </Rows>
        </Table>
      </div>
    </Stack>
  );
}

const wordsOf = ({ view, carrier }: PricedOffer) => ({
  amount: formatDollars(view.total),
  carrier: carrier.name,
});

/** What the bars show: the lowest total, and the lowest without tracking if that is another. */
function Lowest({ offers }: { offers: readonly PricedOffer[] }) {
  const { t } = useTexts('rates');
  const { lowest, untracked } = lowestOf(offers);
  if (!lowest) return null;
  const months = lowest.rate.term.duration;
  return (
    <Text>
      {t('axis.lowest', { ...wordsOf(lowest), months })}{' '}
      {untracked ? t('axis.untracked', wordsOf(untracked)) : ''}
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
    <Line $isShown={isShown}>
      <Name>
        <Link to={path} aria-current={isShown ? 'true' : undefined}>
          {carrier.name}
        </Link>
      </Name>
      <Payments>
        <PaymentBar plan={view} end={end} condition={condition} height={20} />
        {formatDollars(view.deposit)} {perText(view, rate.term.duration, t)}
      </Payments>
      <Total>{formatDollars(view.total)}</Total>
    </Line>
  );
}

/* Roles are explicit: a browser drops those of a table whose parts are laid out as blocks. */
const Table = styled.table.attrs({ role: 'table' })`
  display: block;
`;
const Head = styled(VisuallyHidden).attrs({ as: 'thead', role: 'rowgroup' })``;
const HeadRow = styled.tr.attrs({ role: 'row' })``;
const ColumnName = styled.th.attrs({ role: 'columnheader', scope: 'col' })``;
const Rows = styled.tbody.attrs({ role: 'rowgroup' })`
  display: block;
`;
const Line = styled.tr.attrs({ role: 'row' })<{ $isShown: boolean }>`
  --behind: ${({ $isShown }) => ($isShown ? color.roadSoft : color.ground)};
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 ${space(4)};
  align-items: center;
  min-height: 94px;
  /* The mark reaches beyond the words; the bars stay on the axis. */
  margin-inline: calc(-1 * ${space(2)});
  padding-inline: ${space(2)};
  border-radius: ${radius.control};
  background: var(--behind);
  ${media.forcedColors} {
    outline: ${({ $isShown }) => ($isShown ? '2px solid Highlight' : 'none')};
  }
  ${media.desktop} {
    ${offerColumns}
    min-height: 78px;
    margin-inline: 0;
  }
`;
const Name = styled.th.attrs({ role: 'rowheader', scope: 'row' })`
  padding: 0;
  text-align: start;
  & > a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`;
/** Below the carrier and its total on a phone, between them on a desktop. */
const Payments = styled.td.attrs({ role: 'cell' })`
  grid-area: 2 / 1 / 3 / -1;
  padding: 0;
  color: ${color.muted};
  font-size: ${fontSize[14]};
  ${media.desktop} {
    grid-area: auto;
  }
`;
const Total = styled.td.attrs({ role: 'cell' })`
  padding: 0;
  font-size: ${fontSize[20]};
  font-weight: 800;
  font-variant-numeric: tabular-nums;
`;

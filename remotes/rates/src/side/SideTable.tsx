import { formatPart, overallStrength, paths, type Quote } from '@shared/domain';
import { Link } from 'react-router-dom';
import { useTexts } from '@shared/i18n';
import {
  CarrierLogo,
  chart,
  color,
  fontSize,
  LinkButton,
  media,
  PaymentBar,
  space,
  StrengthMeter,
  VisuallyHidden,
} from '@shared/ui';
import { styled } from 'styled-components';
import type { PricedOffer } from '../plan/pricesOnAxis';
import { Tracked } from '../plan/Tracked';
import type { Cell, SideRow } from './sideRows';

export interface SideProps {
  quote: Quote;
  offers: readonly PricedOffer[];
  /** Cents at the end of the axis. */
  end: number;
  rows: readonly SideRow[];
  /** The one that is recommended. */
  first: PricedOffer | undefined;
  untracked: PricedOffer | undefined;
  /** Whether each carrier's column has its own way on. */
  hasWays: boolean;
}

/** The carriers beside each other: the price of each, then only what differs. */
export function SideTable({ quote, offers, end, rows, first, untracked, hasWays }: SideProps) {
  const { t } = useTexts('rates');
  const carriers = offers.map(({ carrier }) => carrier.name).join(', ');
  const least = Math.min(...offers.map(({ view }) => view.total));
  const ranks = rows.flatMap(({ kind, cells }) =>
    kind === 'coverage' ? Object.values(cells).map(({ rank = 0 }) => rank) : [],
  );
  const most = Math.max(1, ...ranks);
  return (
    <Table $columns={offers.length}>
      <caption>
        <VisuallyHidden>{t('side.caption', { carriers })}</VisuallyHidden>
      </caption>
      <Heads>
        <Line>
          <Corner />
          {offers.map((offer) => (
            <Head
              key={offer.carrier.id}
              {...{ quote, offer, end, hasWays }}
              more={offer.view.total - least}
              isFirst={offer === first}
              isUntracked={offer === untracked}
            />
          ))}
        </Line>
      </Heads>
      <Rows>
        {rows.map((row) => (
          <Line key={row.id} data-kind={row.kind}>
            <Label>
              {row.label}
              {row.detail === undefined ? null : <Detail>{row.detail}</Detail>}
            </Label>
            {offers.map(({ carrier }) => (
              <Value key={carrier.id}>
                <ValueText cell={row.cells[carrier.id]} least={row.least} />
                {row.kind === 'coverage' ? (
                  <Bar cell={row.cells[carrier.id]} least={row.least} most={most} />
                ) : null}
              </Value>
            ))}
          </Line>
        ))}
      </Rows>
    </Table>
  );
}

interface HeadProps {
  quote: Quote;
  offer: PricedOffer;
  end: number;
  /** Cents above the lowest total. */
  more: number;
  isFirst: boolean;
  isUntracked: boolean;
  hasWays: boolean;
}

function Head({
  quote,
  offer: { carrier, rate, view, condition, index },
  end,
  more,
  isFirst,
  isUntracked,
  hasWays,
}: HeadProps) {
  const { t } = useTexts('rates');
  const level = overallStrength(quote.vehicles);
  return (
    <Carrier>
      <Name>
        <CarrierLogo tag={carrier.tag} size={36} />
        {carrier.short_name ?? carrier.name}
      </Name>
      <Price>
        <strong>{formatPart(view.total)}</strong>{' '}
        {more > 0 ? t('offers.more', { amount: formatPart(more) }) : <em>{t('offers.lowest')}</em>}
      </Price>
      {isFirst ? <Tag>{t('compare.recommended')}</Tag> : null}
      {isUntracked ? <Tag>{t('offers.untracked')}</Tag> : null}
      <StrengthMeter level={level} label={t('compare.strengthLevel', { level })} />
      <PaymentBar plan={view} end={end} condition={condition} height={20} />
      <Tracked rate={rate} />
      {hasWays ? (
        <LinkButton
          as={Link}
          to={paths.rates(quote.id, index)}
          variant={isFirst ? 'primary' : 'secondary'}
          aria-label={t('compare.selectWith', { carrier: carrier.name })}
        >
          {t('compare.select')}
        </LinkButton>
      ) : null}
    </Carrier>
  );
}

/** A value; the lowest says so in words, another how much more it is. */
function ValueText({ cell, least }: { cell: Cell | undefined; least: number | null }) {
  const { t } = useTexts('rates');
  if (!cell) return null;
  const { text, note, rank } = cell;
  const more = least === null || rank === undefined ? null : rank - least;
  return (
    <>
      <strong>{text}</strong>{' '}
      {more === null ? null : more > 0 ? (
        t('offers.more', { amount: formatPart(more) })
      ) : (
        <em>{t('side.lowest')}</em>
      )}
      {note === undefined ? null : <Note>{note}</Note>}
    </>
  );
}

/** On one scale for all coverages. Decorative: the amount is above it. */
function Bar({ cell, least, most }: { cell: Cell | undefined; least: number | null; most: number }) {
  if (cell?.rank === undefined) return null;
  return (
    <svg width="100%" height="6" aria-hidden="true" focusable="false">
      <Block $isLeast={cell.rank === least} width={`${(cell.rank / most) * 100}%`} height="6" />
    </svg>
  );
}

/* Roles are explicit: a browser drops those of a table whose parts are laid out as blocks. */
const Table = styled.table.attrs({ role: 'table' })<{ $columns: number }>`
  --columns: ${({ $columns }) => $columns};
  display: block;
  & > caption {
    display: block;
  }
`;
const Heads = styled.thead.attrs({ role: 'rowgroup' })`
  display: block;
`;
const Rows = styled.tbody.attrs({ role: 'rowgroup' })`
  display: block;
`;
/** On a phone the label is above the values. */
const Line = styled.tr.attrs({ role: 'row' })`
  --behind: ${color.ground};
  display: grid;
  grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
  gap: 0 ${space(4)};
  padding-block: ${space(3)};
  border-block-end: 1px solid ${color.hairline};
  &[data-kind='car'],
  &[data-kind='total'] {
    border-block-start: 2px solid ${color.ink};
    font-size: ${fontSize[20]};
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 12rem) repeat(var(--columns), minmax(0, 1fr));
  }
`;
const Label = styled.th.attrs({ role: 'rowheader', scope: 'row' })`
  grid-column: 1 / -1;
  padding: 0;
  text-align: start;
  font-weight: 600;
  ${media.tablet} {
    grid-column: auto;
  }
`;
/** Beside the carriers where the labels have a column. */
const Corner = styled.td.attrs({ role: 'cell' })`
  display: none;
  ${media.tablet} {
    display: block;
  }
`;
const Carrier = styled.th.attrs({ role: 'columnheader', scope: 'col' })`
  display: grid;
  align-content: start;
  gap: ${space(2)};
  padding: 0;
  text-align: start;
  font-weight: 400;
  font-size: ${fontSize[14]};
  & > a {
    width: 100%;
    margin-block-start: auto;
    padding-inline: ${space(2)};
    font-size: ${fontSize[17]};
  }
`;
const Name = styled.span`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  font-size: ${fontSize[17]};
  font-weight: 700;
`;
const Price = styled.span`
  color: ${color.muted};
  & > strong {
    color: ${color.ink};
    font-size: ${fontSize[28]};
    font-weight: 800;
  }
  & > em {
    color: ${color.road};
    font-style: normal;
    font-weight: 700;
  }
`;
const Tag = styled.span`
  justify-self: start;
  padding-inline: ${space(2)};
  border-radius: 6px;
  background: ${color.amber};
  color: ${color.onAmber};
  font-weight: 700;
`;
const Value = styled.td.attrs({ role: 'cell' })`
  min-width: 0;
  padding: 0;
  color: ${color.muted};
  font-size: ${fontSize[14]};
  & > strong {
    color: ${color.ink};
    font-size: ${fontSize[17]};
    overflow-wrap: break-word;
  }
  [data-kind='total'] > & > strong {
    font-size: ${fontSize[24]};
  }
  & > em {
    color: ${color.road};
    font-style: normal;
    font-weight: 700;
  }
`;
const Note = styled.span`
  display: block;
`;
const Detail = styled(Note)`
  color: ${color.muted};
  font-size: ${fontSize[14]};
  font-weight: 400;
`;
const Block = styled.rect<{ $isLeast: boolean }>`
  fill: ${({ $isLeast }) => ($isLeast ? color.road : chart.later)};
  ${media.forcedColors} {
    fill: ${({ $isLeast }) => ($isLeast ? 'Highlight' : 'GrayText')};
  }
`;

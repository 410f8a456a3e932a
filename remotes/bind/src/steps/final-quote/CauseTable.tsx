import { coverageTextKeys, formatSigned, vehicleName, type Quote, groupThousands } from '@shared/domain';
import type { FinalDifference, PriceCause } from '@shared/domain/purchase';
import { useTexts, type Translate } from '@shared/i18n';
import { Receipt, Text, type ReceiptRow, chart, color, media } from '@shared/ui';
import { styled } from 'styled-components';

export interface CauseBarProps {
  /** Cents above or below the quoted price: before this cause, and after it. */
  before: number;
  after: number;
  /** The ends of the axis, the same for every bar; the quoted price, 0, is between them. */
  ends: readonly [least: number, most: number];
  isTotal?: boolean;
}

/** What one cause adds or takes off, on an axis around the quoted price. Decorative: its row has the amount. */
export function CauseBar({ before, after, ends: [least, most], isTotal = false }: CauseBarProps) {
  const length = (cents: number): string => `${(cents / Math.max(1, most - least)) * 100}%`;
  const x = (cents: number): string => length(cents - least);
  return (
    <Plot height="20" aria-hidden="true">
      <Bar
        $kind={isTotal ? 'total' : after > before ? 'up' : 'down'}
        x={x(Math.min(before, after))}
        width={length(Math.abs(after - before))}
        height="20"
      />
      <line x1={x(0)} x2={x(0)} y2="20" stroke={color.ink} strokeWidth="2" />
    </Plot>
  );
}

const Plot = styled.svg`
  width: 4rem;
  vertical-align: middle;
  /* The line of the quoted price may be at an end. */
  overflow: visible;
  ${media.tablet} {
    width: 14rem;
  }
`;
const FILLS = { total: color.ink, up: chart.raises, down: color.road } as const;
const FORCED = { total: 'CanvasText', up: 'CanvasText', down: 'Highlight' } as const;
const Bar = styled.rect<{ $kind: keyof typeof FILLS }>`
  fill: ${({ $kind }) => FILLS[$kind]};
  ${media.forcedColors} {
    fill: ${({ $kind }) => FORCED[$kind]};
  }
`;

/** Lookup values of a factor that mean something to a shopper. */
const TELLING = ['miles', 'points', 'ages', 'years', 'limit', 'deductible'] as const;

/** A factor's change as text ('12,000 miles a year before, 15,000 miles a year now'); empty if it says nothing. */
export function fromTo({ from, to }: Pick<PriceCause, 'from' | 'to'>, t: Translate<'bind'>): string[] {
  const name = TELLING.find((each) => from?.[each] !== undefined && to?.[each] !== undefined);
  if (name === undefined || from?.[name] === to?.[name]) return [];
  const words = (value: string | number = '') =>
    t(`difference.value.${name}`, {
      value: typeof value === 'number' ? groupThousands(value) : value,
      // Lookup values may be strings ('1'), and plurals need a number.
      count: Number(value),
    });
  return [t('difference.fromTo', { from: words(from?.[name]), to: words(to?.[name]) })];
}

interface CauseTableProps {
  quote: Quote;
  told: FinalDifference;
  isPerSix: boolean;
}

/** Each cause with its bar: it starts where the one before it ends. */
function bridgeOf(causes: readonly PriceCause[]) {
  const sums = causes.reduce<number[]>((all, { cents }) => [...all, (all.at(-1) ?? 0) + cents], []);
  const ends = [Math.min(0, ...sums), Math.max(0, ...sums)] as const;
  const bars = causes.map((cause, index) => {
    const after = sums[index] ?? 0;
    return { cause, bar: { before: after - cause.cents, after, ends } };
  });
  return { bars, ends };
}

/** Why the final price differs from the quoted one: signed amounts that sum to the difference. */
export function CauseTable({ quote, told: { difference, causes }, isPerSix }: CauseTableProps) {
  const { t } = useTexts('bind');
  if (causes.length === 0) return null;
  const carOf = ({ vehicle_id: id }: PriceCause): string[] =>
    quote.vehicles.filter((vehicle) => vehicle.id === id).map(vehicleName);
  const coverageOf = ({ coverage }: PriceCause): string[] =>
    coverage === null ? [] : [t(coverageTextKeys(coverage).name)];
  const { bars, ends } = bridgeOf(causes);
  const rows = bars.map(({ cause, bar }): ReceiptRow => {
    const details = [...coverageOf(cause), ...carOf(cause), ...fromTo(cause, t)];
    return {
      id: `${cause.cause} ${cause.vehicle_id} ${cause.coverage}`,
      label: t(`cause.${cause.cause}`),
      detail: details.join(' · ') || undefined,
      factor: <CauseBar {...bar} />,
      amount: formatSigned(cause.cents),
    };
  });
  const total: ReceiptRow = {
    id: 'total',
    label: t('difference.total'),
    factor: <CauseBar before={0} after={difference} ends={ends} isTotal />,
    amount: formatSigned(difference),
    emphasis: 'total',
  };
  return (
    <>
      <Receipt
        caption={t(isPerSix ? 'difference.perSix.caption' : 'difference.caption')}
        captionVisible
        headings={{ label: t('difference.why'), factor: '', amount: t('difference.amount') }}
        rows={[...rows, total]}
      />
      <Text $size={14} $muted aria-hidden="true">
        {t('difference.chart')}
      </Text>
    </>
  );
}

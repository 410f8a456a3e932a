import {
  coverageTextKeys,
  formatDollars,
  formatSigned,
  vehicleName,
  type Quote,
  groupThousands,
} from '@shared/domain';
import type { FinalDifference, PriceCause } from '@shared/domain/purchase';
import { useTexts, type Translate } from '@shared/i18n';
import { Receipt, type ReceiptRow, chart, color, fontSize, media, space } from '@shared/ui';
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
    <Plot height="14" aria-hidden="true">
      <Bar
        $kind={isTotal ? 'total' : after > before ? 'up' : 'down'}
        x={x(Math.min(before, after))}
        width={length(Math.abs(after - before))}
        height="14"
      />
      <line x1={x(0)} x2={x(0)} y2="14" stroke={color.ink} strokeWidth="2" />
    </Plot>
  );
}

const Plot = styled.svg`
  display: block;
  width: 100%;
  max-width: 28rem;
  margin-block-start: ${space(2)};
  /* The line of the quoted price may be at an end. */
  overflow: visible;
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

/** Causes that have a row of their own; more would hide the large ones. */
const MOST_ROWS = 6;

/** The largest causes in their order, and what the rest sums to: its number and cents. */
export function largestCauses(causes: readonly PriceCause[]): {
  shown: readonly PriceCause[];
  rest: { count: number; cents: number };
} {
  // One more fits instead of a row for a single rest.
  if (causes.length <= MOST_ROWS + 1) return { shown: causes, rest: { count: 0, cents: 0 } };
  const bySize = causes.toSorted((one, other) => Math.abs(other.cents) - Math.abs(one.cents));
  const large = new Set(bySize.slice(0, MOST_ROWS));
  const rest = causes.filter((cause) => !large.has(cause));
  return {
    shown: causes.filter((cause) => large.has(cause)),
    rest: { count: rest.length, cents: rest.reduce((sum, { cents }) => sum + cents, 0) },
  };
}

/** Each amount with its bar, which starts where the one before it ends. */
function bridgeOf<T extends { cents: number }>(steps: readonly T[]) {
  const sums = steps.reduce<number[]>((all, { cents }) => [...all, (all.at(-1) ?? 0) + cents], []);
  const ends = [Math.min(0, ...sums), Math.max(0, ...sums)] as const;
  const bars = steps.map((step, index) => {
    const after = sums[index] ?? 0;
    return { step, bar: { before: after - step.cents, after, ends } };
  });
  return { bars, ends };
}

const withBar = (words: string | undefined, bar: CauseBarProps) => (
  <>
    {words}
    <CauseBar {...bar} />
  </>
);

interface PriceBridgeProps {
  quote: Quote;
  told: FinalDifference;
  /** Months. */
  terms: { quoted: number; final: number };
}

/**
 * From the estimate by each cause to the final price, in one way of paying; prices of different terms are compared per
 * six months, and both terms are named (reading 60).
 */
export function PriceBridge({ quote, told, terms }: PriceBridgeProps) {
  const { t } = useTexts('bind');
  const isPerSix = terms.quoted !== terms.final;
  const carOf = ({ vehicle_id: id }: PriceCause): string[] =>
    quote.vehicles.filter((vehicle) => vehicle.id === id).map(vehicleName);
  const coverageOf = ({ coverage }: PriceCause): string[] =>
    coverage === null ? [] : [t(coverageTextKeys(coverage).name)];
  const rowOf = (cause: PriceCause) => ({
    id: `${cause.cause} ${cause.vehicle_id} ${cause.coverage}`,
    label: t(`cause.${cause.cause}`),
    detail: [...coverageOf(cause), ...carOf(cause), ...fromTo(cause, t)].join(' · ') || undefined,
    cents: cause.cents,
  });
  const { shown, rest } = largestCauses(told.causes);
  const smaller = { id: 'rest', label: t('difference.smaller', rest), detail: undefined, cents: rest.cents };
  const { bars, ends } = bridgeOf([...shown.map(rowOf), ...(rest.count === 0 ? [] : [smaller])]);
  const priceOf = (total: number, months: number) =>
    t('difference.price', { amount: formatDollars(total), months });
  const estimate: ReceiptRow = {
    id: 'estimate',
    label: t('difference.quoted'),
    detail:
      terms.quoted === told.months
        ? t('difference.months', { months: terms.quoted })
        : priceOf(told.quoted, terms.quoted),
    amount: formatDollars(told.from),
  };
  const final: ReceiptRow = {
    id: 'final',
    label: t('difference.final'),
    detail: (
      <>
        {terms.final === told.months
          ? t('difference.monthsAndFees', { months: terms.final })
          : priceOf(told.final, terms.final)}
        {bars.length === 0 ? null : <CauseBar before={0} after={told.difference} ends={ends} isTotal />}
      </>
    ),
    amount: <Total>{formatDollars(told.to)}</Total>,
    emphasis: 'total',
  };
  const causes = bars.map(({ step: { cents, ...row }, bar }): ReceiptRow => ({
    ...row,
    detail: withBar(row.detail, bar),
    amount: formatSigned(cents),
  }));
  return (
    <section aria-label={t('difference.heading')}>
      <Receipt
        caption={t(isPerSix ? 'difference.perSix.caption' : 'difference.caption')}
        captionVisible={isPerSix}
        headings={{ label: t('difference.why'), factor: '', amount: t('difference.amount') }}
        rows={[estimate, ...causes, final]}
      />
    </section>
  );
}

/** The only large figure of the screen. */
const Total = styled.span`
  font-size: ${fontSize[40]};
  line-height: 1.1;
`;

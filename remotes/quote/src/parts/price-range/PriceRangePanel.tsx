import { usePriceRange, type RangeSoFar } from '@shared/api-client/hooks';
import {
  type Assumption,
  type Quote,
  type PriceRange,
  type RangeStep,
  driverName,
  groupThousands,
  type Driver,
  type AssumptionKind,
  vehicleName,
} from '@shared/domain';
import { useLocation } from 'react-router-dom';
import { useMoreTexts, useTexts, keyAtRunTime, type Translate } from '@shared/i18n';
import {
  color,
  Disclosure,
  SectionHeading,
  space,
  Stack,
  Text,
  VisuallyHidden,
  media,
  fontSize,
} from '@shared/ui';
import { styled } from 'styled-components';
import { priceRangeTexts } from '../../locales/priceRangeTexts';
import { RangeRoad } from './RangeRoad';
import { rangeStepOf } from './rangeStepOf';
import { rangeWords } from './rangeWords';

/** What was answered just before a range: the name of the car or driver, or that all are entered. */
export function momentName(
  { step, cars, drivers }: RangeSoFar,
  quote: Pick<Quote, 'vehicles' | 'drivers'>,
  t: Translate<'priceRange'>,
  allAnswered: boolean,
): string {
  if (step === 'review' && allAnswered) return t('moment.review');
  const driver = quote.drivers[drivers - 1];
  if (driver) return driverName(driver, drivers - 1, t);
  const car = quote.vehicles[cars - 1];
  return step === 'drivers' || !car ? t('moment.cars') : vehicleName(car);
}

/** Counts, and what is asked only after the first prices. */
const LATER = new Set<AssumptionKind>(['cars', 'drivers', 'pay_in_full', 'record', 'annual_distance']);

/** Whether a range assumes no answer that is still open. */
export const isAllAnswered = (assumed: readonly Assumption[]): boolean =>
  assumed.every(({ kind }) => LATER.has(kind));

interface RangeListProps {
  ranges: readonly RangeSoFar[];
  quote: Quote;
  /** What the newest range assumes. */
  assumed: readonly Assumption[];
}

/** Every range so far, oldest first: the figures of the drawing. */
export function RangeList({ ranges, quote, assumed }: RangeListProps) {
  const { t } = useTexts('priceRange');
  return (
    <Table>
      <VisuallyHidden as="caption">{t('list')}</VisuallyHidden>
      <tbody>
        {ranges.map((one) => (
          <tr key={`${one.step} ${one.cars} ${one.drivers}`}>
            <th scope="row">{momentName(one, quote, t, one === ranges.at(-1) && isAllAnswered(assumed))}</th>
            <td>{rangeWords('short', one, t)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${fontSize[14]};
  & th {
    padding-inline-end: ${space(3)};
    font-weight: 400;
    text-align: start;
  }
  & td {
    font-weight: 700;
    text-align: end;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  /* With larger letters the amounts need two lines. */
  ${media.narrow} {
    & td {
      white-space: normal;
    }
  }
  & :is(th, td) {
    padding-block: ${space(2)};
    border-block-start: 1px solid ${color.hairline};
  }
`;

type T = Translate<'priceRange'>;
type Value = Assumption['low'];

/** A value in the words of the forms, else in the panel's own. */
function wordOf(kind: Assumption['kind'], value: Value, t: T): string {
  if (typeof value === 'number') return groupThousands(value);
  return t([keyAtRunTime(`drivers:${kind}.${value}`), keyAtRunTime(`priceRange:value.${value}`)]);
}

/** Puts the smaller number first, even if it is the one that costs more. */
const inOrder = ({ low, high }: Assumption): [Value, Value] =>
  typeof low === 'number' && typeof high === 'number' && low > high ? [high, low] : [low, high];

/** Whether there are values between the two. */
const isScale = ({ kind, low }: Assumption): boolean => typeof low === 'number' || kind === 'credit_score';

const isSettled = ({ kind, low, high }: Assumption): boolean =>
  (kind === 'cars' || kind === 'drivers') && low === high;

/** What is assumed, of whom if there are several drivers: 'Age (Dana)'. */
function whatOf({ kind, driver_id }: Assumption, drivers: readonly Driver[], t: T): string {
  const at = drivers.findIndex(({ id }) => id === driver_id);
  const driver = drivers.length > 1 ? drivers[at] : undefined;
  return t(`kind.${kind}`) + (driver ? ` (${driverName(driver, at, t)})` : '');
}

function lineOf(one: Assumption, what: string, t: T): string {
  const [low, high] = inOrder(one).map((value) => wordOf(one.kind, value, t));
  if (low === high) return t('assumed.same', { what, low });
  return t(isScale(one) ? 'assumed.between' : 'assumed.either', { what, low, high });
}

/** A line for each assumption, with its key: 'Age: 21 to 35'. Leaves out a count that is settled. */
function assumedLines(
  assumed: readonly Assumption[],
  drivers: readonly Driver[],
  t: T,
): [key: string, line: string][] {
  const open = assumed.filter((one) => !isSettled(one));
  // Then only the high end has another driver.
  const mayBeMore = open.some(({ kind }) => kind === 'drivers');
  return open.map((one) => [
    `${one.kind} ${one.driver_id}`,
    mayBeMore && one.kind === 'another_driver'
      ? t('assumed.more', { age: one.high })
      : lineOf(one, whatOf(one, drivers, t), t),
  ]);
}

type Answers = Pick<Quote, 'id' | 'version'>;

interface Shown extends Answers {
  now: PriceRange;
  step: RangeStep;
  width: number;
  isWider: boolean;
}

// Outlives the panel, since each screen has its own.
let last: Shown | undefined;

/** Whether the last answer made the range wider: the range shown just before it, at the same step, was narrower. */
export function hasWidened(now: PriceRange, { id, version }: Answers, step: RangeStep): boolean {
  // While the next range loads, the panel shows this one again.
  if (last?.now !== now) {
    const width = now.range ? now.range.high - now.range.low : 0;
    const isWider = last?.id === id && last.step === step && last.version < version && last.width < width;
    last = { now, id, version, step, width, isWider };
  }
  return last.isWider;
}

/** Keeps room for the panel while it loads, so that the answers below do not move. `$rows`: rows of its list. */
const RangeRoom = styled.div<{ $rows: number }>`
  display: none;
  ${media.desktop} {
    display: block;
    height: ${({ $rows }) => `${24.8 + $rows * 2.4}rem`};
  }
`;

/** 'Your price takes shape': the range now, the earlier ones, and what it assumes. Nothing if there is no range. */
export function PriceRangePanel({ quote }: { quote: Quote }) {
  useMoreTexts(priceRangeTexts);
  // A quote in the purchase has a price.
  return quote.vehicles.length === 0 || quote.selected_rate !== null ? null : <Panel quote={quote} />;
}

function Panel({ quote }: { quote: Quote }) {
  const { t } = useTexts('priceRange');
  const step = rangeStepOf(useLocation().pathname, quote);
  const { now, isLoading, soFar } = usePriceRange(quote, step);
  if (isLoading) return <RangeRoom $rows={soFar.length + 1} />;
  if (!now?.range) return null;
  const { low, high } = now.range;
  const words = rangeWords('range', now.range, t);
  const isOpen = step !== 'review' && low !== high;
  return (
    <Box>
      <Stack $gap={1}>
        <SectionHeading $size={20}>{t('title')}</SectionHeading>
        <Range>{words}</Range>
        <VisuallyHidden as="output">{t('said', { range: words })}</VisuallyHidden>
        <Text $size={14} $muted>
          {t('estimate', { months: now.term ?? 6 })}{' '}
          {hasWidened(now, quote, step) ? t('wider') : isOpen ? t('narrows') : null}
        </Text>
      </Stack>
      <RangeRoad ranges={soFar} />
      <RangeList ranges={soFar} quote={quote} assumed={now.assumed} />
      <Assumed assumed={now.assumed} quote={quote} />
    </Box>
  );
}

function Assumed({ assumed, quote }: { assumed: readonly Assumption[]; quote: Quote }) {
  const { t } = useTexts('priceRange');
  return (
    <Disclosure summary={t('assumed.title')}>
      <Lines>
        {assumedLines(assumed, quote.drivers, t).map(([key, line]) => (
          <li key={key}>{line}</li>
        ))}
      </Lines>
    </Disclosure>
  );
}

const Box = styled.section`
  display: grid;
  /* Beside each other where there is no side column. */
  grid-template-columns: repeat(auto-fit, minmax(min(17rem, 100%), 1fr));
  align-items: start;
  gap: ${space(3)} ${space(6)};
  padding: ${space(4)};
  border-radius: 20px;
  background: ${color.tint};
`;
const Range = styled.p`
  font-size: 1.75rem;
  font-weight: 800;
  font-variant-numeric: tabular-nums;
  line-height: 1.12;
`;
const Lines = styled.ul`
  display: grid;
  gap: ${space(1)};
  list-style: none;
`;

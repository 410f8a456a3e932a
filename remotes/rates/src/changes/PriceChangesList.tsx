import { usePriceChanges } from '@shared/api-client/hooks';
import {
  driverName,
  formatDollars,
  vehicleName,
  type PriceChange,
  type Quote,
  type Rate,
  coverageTextKeys,
  groupThousands,
  type ChangeKind,
  type CoverageType,
} from '@shared/domain';
import { useTexts, keyAtRunTime, type Translate as TranslateOf } from '@shared/i18n';
import { useEffect, useRef } from 'react';
import { color, SectionHeading, Skeleton, space, Stack, Text } from '@shared/ui';
import { styled } from 'styled-components';
import { NotWorkedOut } from './NotWorkedOut';

type Translate = TranslateOf<'rates'>;
type Value = string | number;
type Word = (value: Value, t: Translate) => string;

const dollars: Word = (cents) => formatDollars(Number(cents));
const thousands: Word = (amount) => groupThousands(Number(amount));

// The engine's codes come with the rates, so their keys are only known at run time; tests cover every kind.
/** How to word `from` and `to` of a kind; kinds not listed have them in their own sentence. */
const WORDS: Partial<Record<ChangeKind, Word>> = {
  deductible: dollars,
  annual_distance: thousands,
  package: (name, t) => t(keyAtRunTime(`rates:vehicles.${name}`)),
  use: (code, t) => t(keyAtRunTime(`rates:changes.word.${code}`)),
  credit: (code, t) => t(keyAtRunTime(`rates:detail.codes.${code}`)),
};

/** Kinds with one sentence per outcome. */
const BY_OUTCOME: ReadonlySet<ChangeKind> = new Set<ChangeKind>([
  'homeowner',
  'currently_insured',
  'pay_in_full',
  'tort',
]);

function sentenceOf({ kind, values }: PriceChange): string {
  if (kind === 'deductible') {
    return Number(values['to']) > Number(values['from']) ? 'deductible_lower' : 'deductible_higher';
  }
  return BY_OUTCOME.has(kind) ? `${kind}_${values['to']}` : kind;
}

/** The change as text. `driver` is the screen's name for the driver concerned. */
export function changeWords(change: PriceChange, driver: string, t: Translate): string {
  const { kind, values } = change;
  const word = WORDS[kind];
  const said: Record<string, Value> = { ...values, driver };
  for (const name of ['from', 'to'] as const) {
    const value = values[name];
    if (word && value !== undefined) said[name] = word(value, t);
  }
  const coverage = values['coverage'];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the engine sends the coverage's own code
  if (coverage !== undefined) said['coverage'] = t(coverageTextKeys(coverage as CoverageType).name);
  return t(keyAtRunTime(`rates:changes.say.${sentenceOf(change)}`), said);
}

/** Changes below a dollar are omitted. */
const A_DOLLAR = 100;
const LOWER_SHOWN = 5;
const HIGHER_SHOWN = 3;
/** The price without one driver, of any age. */
const LEFT_OUT = 'young_driver';

interface Props {
  quote: Quote;
  rate: Rate;
}

/** The largest changes in one direction, and every driver's, since each shows what a driver adds. */
function shownOf(changes: readonly PriceChange[], direction: -1 | 1, most: number): PriceChange[] {
  const counted = changes.filter(({ difference }) => difference * direction >= A_DOLLAR);
  const largest = new Set(counted.filter(({ kind }) => kind !== LEFT_OUT).slice(0, most));
  return counted.filter((change) => change.kind === LEFT_OUT || largest.has(change));
}

/** The sheet opens long after its price was shown, and another tab may have replaced that price since. */
function useReadAgain(retry: (() => void) | null): void {
  const first = useRef(retry);
  useEffect(() => {
    first.current?.();
    first.current = null;
  }, []);
}

/** The changes that would lower the price most, then those that would raise it. */
export function PriceChangesList({ quote, rate }: Props) {
  const { t } = useTexts('rates');
  const { data, error, retry } = usePriceChanges(rate);
  useReadAgain(data === undefined ? null : retry);
  if (error && !data) return <NotWorkedOut error={error} text={t('changes.failed')} onRetry={retry} />;
  if (!data) return <Skeleton shape="lines" count={6} label={t('changes.loading')} />;
  const lower = shownOf(data.changes, -1, LOWER_SHOWN);
  const higher = shownOf(data.changes, 1, HIGHER_SHOWN);
  if (lower.length + higher.length === 0) return <Text>{t('changes.none')}</Text>;
  return (
    <Stack $gap={5}>
      <Text $size={14} $muted>
        {t('changes.intro')} {t('changes.term', { months: rate.term.duration })}
      </Text>
      <Changes heading={t('changes.lower')} changes={lower} quote={quote} />
      <Changes heading={t('changes.higher')} changes={higher} quote={quote} />
    </Stack>
  );
}

function Changes({ heading, changes, quote }: { heading: string; changes: PriceChange[]; quote: Quote }) {
  if (changes.length === 0) return null;
  return (
    <Stack $gap={2}>
      <SectionHeading as="h3" $size={20}>
        {heading}
      </SectionHeading>
      <ul>
        {changes.map((change) => (
          <Line key={JSON.stringify(change)} change={change} quote={quote} />
        ))}
      </ul>
    </Stack>
  );
}

function Line({ change, quote }: { change: PriceChange; quote: Quote }) {
  const { t } = useTexts('rates');
  const { t: tDrivers } = useTexts('drivers');
  const at = quote.drivers.findIndex(({ id }) => id === change.driver_id);
  const driver = quote.drivers[at];
  const car = quote.vehicles.find(({ id }) => id === change.vehicle_id);
  const amount = formatDollars(Math.abs(change.difference));
  return (
    <Row>
      <span>
        {changeWords(change, driver ? driverName(driver, at, tDrivers) : '', t)}
        {car ? (
          <Text as="span" $size={14} $muted>
            {' '}
            {t('changes.car', { vehicle: vehicleName(car) })}
          </Text>
        ) : null}
      </span>
      <strong>
        {change.difference < 0 ? t('changes.lessBy', { amount }) : t('changes.moreBy', { amount })}
      </strong>
    </Row>
  );
}

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(4)};
  padding-block: ${space(3)};
  border-block-start: 1px solid ${color.hairline};
  list-style: none;
`;

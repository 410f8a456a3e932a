import { usePriceChanges } from '@shared/api-client/hooks';
import {
  driverName,
  formatDollars,
  vehicleName,
  type PriceChange,
  type Quote,
  type Rate,
} from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { color, SectionHeading, Skeleton, space, Stack, Text } from '@shared/ui';
import { styled } from 'styled-components';
import { changeWords } from './changeWords';
import { NotWorkedOut } from './NotWorkedOut';

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

/** The changes that would lower the price most, then those that would raise it. */
export function PriceChangesList({ quote, rate }: Props) {
  const { t } = useTexts('rates');
  const { data, error, retry } = usePriceChanges(rate);
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

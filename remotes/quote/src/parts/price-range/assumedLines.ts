import { driverName, groupThousands, type Assumption, type Driver } from '@shared/domain';
import { keyAtRunTime, type Translate } from '@shared/i18n';

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
export function assumedLines(
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

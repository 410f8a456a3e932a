import { groupThousands, type Assumption } from '@shared/domain';
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

/** A line for each assumption: 'Age: 21 to 35'. Leaves out a count that is settled. */
export function assumedLines(assumed: readonly Assumption[], t: T): string[] {
  return assumed
    .filter((one) => !isSettled(one))
    .map((one) => {
      const [low, high] = inOrder(one).map((value) => wordOf(one.kind, value, t));
      const what = t(`kind.${one.kind}`);
      if (low === high) return t('assumed.same', { what, low });
      return t(isScale(one) ? 'assumed.between' : 'assumed.either', { what, low, high });
    });
}

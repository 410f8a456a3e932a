import { inCents, readAmount } from './readAmount';

/** An amount known exactly from rate, schedule or ledger. */
export interface Known {
  what: string;
  /** Cents, signed. Several if section 9 rounds each up before adding them: deposit and every installment. */
  parts: readonly number[];
  /** To the cent, in whole dollars rounded up, or a limit, possibly in thousands ("$25K"). */
  as: 'cents' | 'dollars' | 'limit';
  /** Required: its absence is a difference. */
  must?: boolean;
  /** A difference of two amounts: both are shown beside it, and subtract to it as displayed (reading 54). */
  between?: readonly [Known, Known];
}

/** A displayed amount with its explanation; `ok` is false if there is none. */
export interface Line {
  place: string;
  shown: string;
  what: string;
  exact: string;
  ok: boolean;
}

const sum = (parts: readonly number[]): number => parts.reduce((all, part) => all + part, 0);
const roundedUp = (cents: number): number => Math.ceil(cents / 100) * 100;

/** The cents of a known amount as displayed in its format. */
const readsAs = ({ parts, as }: Known): number => sum(as === 'dollars' ? parts.map(roundedUp) : parts);

function explains(known: Known, shown: string): boolean {
  const { cents, form } = readAmount(shown);
  if (cents !== readsAs(known)) return false;
  return known.as === 'limit' ? form !== 'cents' : known.as === form;
}

const exactOf = ({ parts }: Known): string => inCents(sum(parts));

/** What is wrong with a difference among its neighbors, if anything. */
function misread({ between, what, ...known }: Known, neighbors: readonly string[]): string | null {
  if (!between) return null;
  const unseen = between.find((one) => !neighbors.some((shown) => explains(one, shown)));
  if (unseen) return `${what}: the ${unseen.what} is not beside it`;
  const [more, less] = between;
  const adds = readsAs(more) - readsAs(less) === readsAs({ what, ...known });
  return adds ? null : `${what}: not the difference of the ${more.what} and the ${less.what}`;
}

/**
 * Each displayed amount of a place once, with its explanation; then the required ones that are missing. `neighbors`:
 * everything on the screen, if it is more than the place.
 */
export function explain(
  place: string,
  amounts: readonly string[],
  known: readonly Known[],
  neighbors = amounts,
): Line[] {
  const lines = [...new Set(amounts)].map((shown): Line => {
    const found = known.filter((one) => explains(one, shown));
    // An amount can be two things at once; one right explanation is enough.
    const one = found.find((each) => misread(each, neighbors) === null) ?? found[0];
    if (!one) return { place, shown, what: 'explained by nothing', exact: '', ok: false };
    const wrong = misread(one, neighbors);
    return { place, shown, what: wrong ?? one.what, exact: exactOf(one), ok: wrong === null };
  });
  const missing = known
    .filter((one) => one.must && !amounts.some((shown) => explains(one, shown)))
    .map((one): Line => ({ place, shown: 'not shown', what: one.what, exact: exactOf(one), ok: false }));
  return [...lines, ...missing];
}

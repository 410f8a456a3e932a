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

/** Each displayed amount of a place once, with its explanation; then the required ones that are missing. */
export function explain(place: string, amounts: readonly string[], known: readonly Known[]): Line[] {
  const lines = [...new Set(amounts)].map((shown): Line => {
    const found = known.find((one) => explains(one, shown));
    const exact = found ? exactOf(found) : '';
    return { place, shown, what: found?.what ?? 'explained by nothing', exact, ok: found !== undefined };
  });
  const missing = known
    .filter((one) => one.must && !amounts.some((shown) => explains(one, shown)))
    .map((one): Line => ({ place, shown: 'not shown', what: one.what, exact: exactOf(one), ok: false }));
  return [...lines, ...missing];
}

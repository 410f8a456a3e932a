import { inCents, readAmount } from './readAmount';

/** An amount that rate, schedule or ledger knows, exactly. */
export interface Known {
  what: string;
  /** Cents, signed. Several where section 9 rounds each up before it adds them: deposit and every installment. */
  parts: readonly number[];
  /** To the cent, in whole dollars rounded up, or a limit, which may stand in thousands ("$25K"). */
  as: 'cents' | 'dollars' | 'limit';
  /** It has to stand there: its absence is a difference. */
  must?: boolean;
}

/** An amount where it was read, and what it is; `ok` is false for what nothing explains. */
export interface Line {
  place: string;
  shown: string;
  what: string;
  exact: string;
  ok: boolean;
}

const sum = (parts: readonly number[]): number => parts.reduce((all, part) => all + part, 0);
const roundedUp = (cents: number): number => Math.ceil(cents / 100) * 100;

/** The cents that a known amount reads as where it is written its way. */
const readsAs = ({ parts, as }: Known): number => sum(as === 'dollars' ? parts.map(roundedUp) : parts);

function explains(known: Known, shown: string): boolean {
  const { cents, form } = readAmount(shown);
  if (cents !== readsAs(known)) return false;
  return known.as === 'limit' ? form !== 'cents' : known.as === form;
}

const exactOf = ({ parts }: Known): string => inCents(sum(parts));

/** Each amount of a place once, with what it is; then what should have stood there and did not. */
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

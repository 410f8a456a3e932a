import type {
  CarrierId,
  ChoicePrices,
  CoverageChoice,
  CoverageType,
  LinePrices,
  Rate,
  Vehicle,
} from '@shared/domain';
import { type AskedLine, askedLines, keptLines, linedVehicles, packagePart } from '@shared/domain/purchase';
import type { RatableQuote } from '../risk';
import { rateQuote } from '../rateQuote';

export interface LinesInput {
  quote: RatableQuote;
  carrierId: CarrierId;
  productId: string;
  /** A version by name; by default the one in force on the date. */
  rateVersion?: string;
}

/** A quote with these choices: its cars as they would be insured, and their price. */
interface Priced {
  vehicles: readonly Vehicle[];
  rate: Rate;
}

const MONTHS_OF_YEAR = 12;
/** What the law requires of every policy (75 Pa.C.S. 1705(a)). */
const BASIC: readonly CoverageType[] = ['bodily_injury', 'property_damage', 'medical_expense'];

function priced(input: LinesInput, choices: CoverageChoice[], date: string): Priced | null {
  const asked = { ...input.quote, coverage_choices: choices };
  const vehicles = linedVehicles(asked);
  const { best_match: rate } = rateQuote({ ...input, quote: { ...asked, vehicles } }, date);
  return rate && { vehicles, rate };
}

/** Cents of one car's coverages. */
const premiumOf = ({ rate }: Priced, { id }: Pick<Vehicle, 'id'>, types: readonly CoverageType[]): number =>
  (rate.vehicles.find(({ vehicle_id }) => vehicle_id === id)?.coverages ?? [])
    .filter(({ type }) => types.includes(type))
    .reduce((total, { premium }) => total + premium, 0);

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** Cents of what a kept line adds to the packages. */
const addedBy = (line: AskedLine, at: Priced): number =>
  sum(
    at.vehicles.map((car) => {
      const added = car.coverages.filter((one) => one.line === line.line).map(({ type }) => type);
      return premiumOf(at, car, added);
    }),
  );

/** Cents a year of what every policy must have. */
const annual = (at: Priced): number =>
  sum(at.vehicles.map((car) => premiumOf(at, car, BASIC))) * (MONTHS_OF_YEAR / at.rate.term.duration);

const rejected = ({ line, basis }: AskedLine): CoverageChoice => ({
  line,
  choice: 'reject',
  amount: null,
  basis,
  signature: null,
});

/**
 * What each line costs that the shopper decides about, with the chosen product (reading 58): priced with everything
 * kept and limited tort where it was answered, then with less. Null if the product offers no price.
 */
export function linePrices(input: LinesInput, date: string): ChoicePrices | null {
  const vehicles = input.quote.vehicles.map((car) => ({ ...car, coverages: packagePart(car) }));
  const own = { ...input, quote: { ...input.quote, vehicles } };
  const kept = keptLines(own.quote);
  const lines = askedLines(own.quote, kept);
  const tort = lines.filter(({ line }) => line === 'tort').map(rejected);
  const more = kept.map((choice) => {
    const amounts = lines.find(({ line }) => line === choice.line)?.amounts;
    return { ...choice, amount: amounts?.at(-1) ?? null };
  });
  const most = priced(own, [...kept, ...tort], date);
  const least = priced(own, [...more, ...lines.filter((one) => !one.isRequired).map(rejected)], date);
  const full = priced(own, kept, date);
  if (!most || !least || !full) return null;
  const pricesOf = (line: AskedLine): LinePrices => {
    const { amounts = [null], line: id } = line;
    if (id === 'tort') {
      return { line: id, keep: [{ amount: null, premium: annual(full) }], reject: annual(most) };
    }
    if (!line.isRequired) {
      const [keep, reject] = [most, least].map((at) =>
        sum(line.vehicles.map((car) => premiumOf(at, car, line.types))),
      );
      return { line: id, keep: [{ amount: null, premium: keep ?? 0 }], reject: reject ?? 0 };
    }
    const keep = amounts.map((amount, at) => ({ amount, premium: addedBy(line, at === 0 ? most : least) }));
    return { line: id, keep, reject: 0 };
  };
  return { months: most.rate.term.duration, lines: lines.map(pricesOf) };
}

import {
  builtInCatalogue,
  inFull,
  packageEntries,
  type CarrierId,
  type CatalogueEntry,
  type DeductibleSteps,
  type PackageDifference,
  type PriceChange,
  type PriceChanges,
  type Rate,
} from '@shared/domain';
import { rateQuote } from '../rateQuote';
import type { RatableQuote } from '../risk';
import type { Territory } from '../tables';
import { shownCostOf } from './costOf';
import { driverVariations, POLICY_KINDS } from './policyKinds';
import type { Variation, Varied } from './variation';
import { atDeductible, deductiblesOf, otherPackages, VEHICLE_KINDS } from './vehicleKinds';

export interface ChangesInput {
  quote: RatableQuote;
  carrierId: CarrierId;
  /** The chosen product's catalog (reading 15); the state's by default. */
  catalogue?: readonly CatalogueEntry[];
  /** Derived from the ZIP by default. */
  territory?: Territory;
}

/** A price as it is shown: every difference is one shown total minus another (reading 54). */
type Cost = (quote: RatableQuote) => number | null;

/** How many changes are listed per direction, besides what each driver adds. */
const TOLD = 8;

function variationsOf(varied: Varied): Variation[] {
  const { quote } = varied;
  return [
    ...quote.vehicles.flatMap((vehicle) => VEHICLE_KINDS.flatMap((of) => of(varied, vehicle))),
    ...POLICY_KINDS.flatMap((of) => of(varied)),
    ...driverVariations(varied),
  ];
}

/** The saving for paying in full that the whole site shows (reading 54), as a difference from this price. */
const inFullDifference = (rate: Rate): number => (inFull(rate)?.savings ?? 0) * (rate.pay_in_full ? 1 : -1);

/** Null for a variation the carrier would refuse, because it has no price. */
function differencesOf(variations: readonly Variation[], cost: Cost, rate: Rate, now: number): PriceChange[] {
  return variations.flatMap(({ quote, ...told }) => {
    const difference = told.kind === 'pay_in_full' ? inFullDifference(rate) : (cost(quote) ?? now) - now;
    return difference === 0 ? [] : [{ ...told, difference }];
  });
}

/** Every driver and the largest few in each direction, largest first; of several variations of one thing the largest. */
function largest(changes: readonly PriceChange[]): PriceChange[] {
  const sorted = changes.toSorted((one, other) => Math.abs(other.difference) - Math.abs(one.difference));
  const told = new Map<string, number>();
  const once = (name: string, most: number) => {
    const seen = told.get(name) ?? 0;
    told.set(name, seen + 1);
    return seen < most;
  };
  return sorted
    .filter(({ kind, vehicle_id, driver_id, difference }) =>
      once(`${kind} ${vehicle_id} ${driver_id} ${Math.sign(difference)}`, 1),
    )
    .filter(({ kind, difference }) => kind === 'young_driver' || once(String(Math.sign(difference)), TOLD));
}

function deductibleSteps(varied: Varied, cost: Cost, now: number): DeductibleSteps[] {
  return varied.quote.vehicles.flatMap((vehicle) =>
    deductiblesOf(varied, vehicle).map((one) => ({
      vehicle_id: vehicle.id,
      type: one.type,
      chosen: one.chosen,
      steps: one.amounts.map((amount) => ({
        amount,
        // The chosen one is the price itself, so it needs no rating.
        difference:
          amount === one.chosen ? 0 : (cost(atDeductible(varied, vehicle, one, amount).quote) ?? now) - now,
      })),
    })),
  );
}

/** What each other package of a car adds to the total or takes off it. */
function packageDifferences(varied: Varied, cost: Cost, now: number): PackageDifference[] {
  return varied.quote.vehicles.flatMap((vehicle) =>
    otherPackages(varied, vehicle).flatMap(({ name, quote }) => {
      const total = cost(quote);
      return total === null ? [] : [{ vehicle_id: vehicle.id, package: name, difference: total - now }];
    }),
  );
}

/**
 * What would change a carrier's price most, in both directions, what each driver adds, and the cost of each available
 * deductible and package. Each result rates the quote with one thing different, on an ISO date. Null if the carrier has no price
 * for the quote. Pure.
 */
export function priceChanges(input: ChangesInput, date: string): PriceChanges | null {
  const { catalogue = builtInCatalogue(input.quote.address.state), ...rated } = input;
  const { quote, carrierId } = rated;
  const cost: Cost = (varied) => {
    const { best_match } = rateQuote({ ...rated, quote: varied, priceOnly: true }, date);
    return best_match && shownCostOf(best_match, varied.pay_in_full);
  };
  const rate = rateQuote(rated, date).best_match;
  if (rate === null) return null;
  const now = shownCostOf(rate, quote.pay_in_full);
  const entriesOf: Varied['entriesOf'] = (name) => packageEntries(quote.address.state, name, catalogue);
  const varied = { quote, date, entriesOf };
  return {
    carrier_id: carrierId,
    changes: largest(differencesOf(variationsOf(varied), cost, rate, now)),
    deductibles: deductibleSteps(varied, cost, now),
    packages: packageDifferences(varied, cost, now),
  };
}

import { findCoverage } from '../../catalogues/canonicalCoverage';
import type { CoverageType } from '../../entities/codes';
import type { FeeType, Rate, RatedCoverage, RatedVehicle, TraceStep } from '../../entities/rate';
import { replaySteps } from '../../money/replaySteps';
import { stagesOf, stepsAt, type TellingFactor } from './traceStages';

const MILLS_PER_CENT = 10;

type CauseKey =
  | TellingFactor
  | `fee.${FeeType}`
  | 'installment_fees'
  | 'rounding'
  | 'new_prices'
  | 'other_driver'
  | 'vehicle_added'
  | 'vehicle_removed'
  | 'coverage_added'
  | 'coverage_removed';

/**
 * One reason why a price changed: `cause` is a trace factor, a fee ("fee.sr22"), the carrier's newer tables, another
 * driver assigned to the vehicle, an added or removed vehicle or coverage, the installment fees, or what rounding the
 * payments up adds (both only in `finalDifference`). `cents` is signed. `from` and `to` are the
 * factor's lookup values, null if there was none.
 */
export interface PriceCause {
  cause: CauseKey;
  vehicle_id: string | null;
  coverage: CoverageType | null;
  from: TraceStep['detail'] | null;
  to: TraceStep['detail'] | null;
  cents: number;
}

type Priced = Pick<Rate, 'vehicles' | 'fees' | 'rate_version'>;

// A factor of the whole policy counts as one cause, however many cars it affects.
const OF_VEHICLE: ReadonlySet<string> = new Set([
  'factor.driver_class',
  'factor.excess_vehicle',
  'factor.licence',
  'factor.symbol',
  'factor.vehicle_age',
  'factor.use',
  'factor.miles',
  'factor.points',
  'factor.sr22',
  'factor.good_student',
  'factor.defensive_driver',
]);
const OF_COVERAGE: ReadonlySet<string> = new Set(['factor.limit', 'factor.deductible']);

/** Cents that each factor of one coverage adds or subtracts, found by changing them one at a time in rating order. */
function factorCauses(vehicleId: string, before: RatedCoverage, after: RatedCoverage): PriceCause[] {
  const stages = stagesOf(before.steps, after.steps);
  const prices = [...stages.keys(), stages.length].map((changed) => replaySteps(stepsAt(stages, changed)));
  return stages.map((stage, index) => ({
    cause: stage.factor,
    vehicle_id: OF_VEHICLE.has(stage.factor) || OF_COVERAGE.has(stage.factor) ? vehicleId : null,
    coverage: OF_COVERAGE.has(stage.factor) ? after.type : null,
    from: stage.old?.detail ?? null,
    to: stage.new?.detail ?? null,
    cents: ((prices[index + 1] ?? 0) - (prices[index] ?? 0)) / MILLS_PER_CENT,
  }));
}

function whole(
  cause: CauseKey,
  vehicleId: string | null,
  cents: number,
  coverage: CoverageType | null = null,
): PriceCause {
  return { cause, vehicle_id: vehicleId, coverage, from: null, to: null, cents };
}

function vehicleCauses(before: RatedVehicle, after: RatedVehicle): PriceCause[] {
  // The ages of two people are no change of one driver's age.
  const isOther = before.driver_id && after.driver_id && before.driver_id !== after.driver_id;
  const named = (cause: PriceCause) =>
    isOther && cause.cause === 'factor.driver_class'
      ? whole('other_driver', after.vehicle_id, cause.cents)
      : cause;
  const kept = after.coverages.flatMap((coverage) => {
    const old = findCoverage(before.coverages, coverage.type);
    if (!old) return [whole('coverage_added', after.vehicle_id, coverage.premium, coverage.type)];
    return factorCauses(after.vehicle_id, old, coverage).map(named);
  });
  const gone = before.coverages
    .filter((coverage) => !findCoverage(after.coverages, coverage.type))
    .map(({ type, premium }) => whole('coverage_removed', after.vehicle_id, -premium, type));
  return [...kept, ...gone];
}

/** If both rates looked up the same answer, the difference comes from the rating tables. */
function newPricesAsOne(cause: PriceCause): PriceCause {
  const { from, to, cents } = cause;
  const isSameAnswer = from !== null && JSON.stringify(from) === JSON.stringify(to);
  return isSameAnswer ? whole('new_prices', null, cents) : cause;
}

function feeCauses(before: Priced, after: Priced): PriceCause[] {
  const totalOf = ({ fees }: Priced, wanted: FeeType) =>
    fees.reduce((total, { type, count, amount }) => total + (type === wanted ? count * amount : 0), 0);
  const types = new Set([...before.fees, ...after.fees].map(({ type }) => type));
  return [...types].map((type) => whole(`fee.${type}`, null, totalOf(after, type) - totalOf(before, type)));
}

/** Sums causes of one kind; the first with `from` and `to` supplies them. */
function summedUp(causes: readonly PriceCause[]): PriceCause[] {
  const sums = new Map<string, PriceCause>();
  for (const cause of causes) {
    const name = `${cause.cause} ${cause.vehicle_id} ${cause.coverage}`;
    const sum = sums.get(name);
    sums.set(name, sum ? { ...sum, cents: sum.cents + cause.cents } : cause);
  }
  return [...sums.values()].filter(({ cents }) => cents !== 0);
}

/**
 * Explains a final price that differs from the quoted one, largest cause first (reading 8): signed cents of premium and
 * policy fees that sum to the whole difference. Both rates are of one product and include traces. Empty if the price is
 * unchanged.
 */
export function priceCauses(quoted: Priced, final: Priced): PriceCause[] {
  const kept = final.vehicles.flatMap((vehicle) => {
    const old = quoted.vehicles.find(({ vehicle_id }) => vehicle_id === vehicle.vehicle_id);
    return old ? vehicleCauses(old, vehicle) : [whole('vehicle_added', vehicle.vehicle_id, vehicle.premium)];
  });
  const gone = quoted.vehicles
    .filter(({ vehicle_id }) => final.vehicles.every((vehicle) => vehicle.vehicle_id !== vehicle_id))
    .map(({ vehicle_id, premium }) => whole('vehicle_removed', vehicle_id, -premium));
  const all = [...kept, ...gone, ...feeCauses(quoted, final)];
  const causes = summedUp(quoted.rate_version === final.rate_version ? all : all.map(newPricesAsOne));
  return causes.toSorted((one, next) => Math.abs(next.cents) - Math.abs(one.cents));
}

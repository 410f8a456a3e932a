import {
  DEFAULT_ANNUAL_DISTANCE,
  deductibleChoices,
  findCoverage,
  isLiabilityOnlyAge,
  keepDeductibles,
  PACKAGE_NAMES,
  vehicleAge,
  withKeptDeductibles,
  withDeductible,
  type PackageName,
  type Vehicle,
} from '@shared/domain';
import type { RatableQuote } from '../risk';
import { neighborsOf, adjacentWords } from './neighbors';
import { ofVehicle, type Variation, type Varied } from './variation';

/** Above this age (years) a car may not be worth insuring for its own damage, so liability only is suggested. */
const OLD_CAR_YEARS = 10;
/** Yearly miles that people can distinguish. */
const DISTANCES = [5_000, 7_500, 10_000, 15_000, 20_000, 30_000];

type OfVehicle = (varied: Varied, vehicle: Vehicle) => Variation[];

/** A car's deductible: its coverage, its current amount and the allowed amounts, in cents. */
export interface CarDeductible {
  type: Vehicle['coverages'][number]['type'];
  chosen: number;
  amounts: readonly number[];
}

/** The deductibles of a car, with the amounts its package allows. */
export function deductiblesOf({ entriesOf }: Varied, vehicle: Vehicle): CarDeductible[] {
  return deductibleChoices(entriesOf(vehicle.coverage_package_name)).flatMap(({ type, amounts }) => {
    const carried = findCoverage(vehicle.coverages, type);
    const chosen = carried?.limits.find(({ applies_to }) => applies_to === 'deductible')?.amount;
    return chosen === undefined ? [] : [{ type, chosen, amounts }];
  });
}

/** The car with another deductible for one coverage. */
export function atDeductible(
  { quote }: Varied,
  vehicle: Vehicle,
  { type, chosen }: CarDeductible,
  amount: number,
): Variation {
  const label = { kind: 'deductible', values: { coverage: type, from: chosen, to: amount } } as const;
  return ofVehicle(quote, label, vehicle, { coverages: withDeductible(vehicle.coverages, type, amount) });
}

const deductible: OfVehicle = (varied, vehicle) =>
  deductiblesOf(varied, vehicle).flatMap((one) =>
    neighborsOf(one.amounts, one.chosen).map((amount) => atDeductible(varied, vehicle, one, amount)),
  );

function inPackage({ quote, entriesOf, date }: Varied, vehicle: Vehicle, to: PackageName): Variation {
  const years = vehicleAge(vehicle.year, date);
  const label =
    to === 'LIABILITY' && years > OLD_CAR_YEARS
      ? ({ kind: 'liability_only', values: { years } } as const)
      : ({ kind: 'package', values: { from: vehicle.coverage_package_name, to } } as const);
  const kept = keepDeductibles({}, vehicle.coverages, entriesOf(vehicle.coverage_package_name));
  return ofVehicle(quote, label, vehicle, {
    coverage_package_name: to,
    liability_only: to === 'LIABILITY',
    coverages: withKeptDeductibles(entriesOf(to), kept),
  });
}

/** Every package but the car's own, with the deductibles chosen for it (reading 68); none for a car too old for more. */
export function otherPackages(
  varied: Varied,
  vehicle: Vehicle,
): { name: PackageName; quote: RatableQuote }[] {
  if (isLiabilityOnlyAge(vehicleAge(vehicle.year, varied.date))) return [];
  return PACKAGE_NAMES.filter((name) => name !== vehicle.coverage_package_name).map((name) => ({
    name,
    quote: inPackage(varied, vehicle, name).quote,
  }));
}

/** The packages other than the car's own, and liability only for an old car; a car too old for more has no choice. */
const packages: OfVehicle = (varied, vehicle) => {
  const years = vehicleAge(vehicle.year, varied.date);
  if (isLiabilityOnlyAge(years)) return [];
  const beside = adjacentWords(PACKAGE_NAMES, vehicle.coverage_package_name);
  const asked = years > OLD_CAR_YEARS ? new Set<PackageName>([...beside, 'LIABILITY']) : new Set(beside);
  asked.delete(vehicle.coverage_package_name);
  return [...asked].map((to) => inPackage(varied, vehicle, to));
};

const annualDistance: OfVehicle = ({ quote }, vehicle) => {
  const from = vehicle.estimated_annual_distance ?? DEFAULT_ANNUAL_DISTANCE;
  return neighborsOf(DISTANCES, from).map((to) =>
    ofVehicle(quote, { kind: 'annual_distance', values: { from, to } }, vehicle, {
      estimated_annual_distance: to,
    }),
  );
};

/** Commuting or not; business use, ridesharing and delivery are facts of their own. */
const use: OfVehicle = ({ quote }, vehicle) => {
  const from = vehicle.use_code ?? 'commute';
  if (from === 'farm' || from === 'business') return [];
  return adjacentWords(['pleasure', 'commute', 'long_commute'] as const, from).map((to) =>
    ofVehicle(quote, { kind: 'use', values: { from, to } }, vehicle, { use_code: to }),
  );
};

/** Variations of a car. A new kind is a line here and its texts. */
export const VEHICLE_KINDS: readonly OfVehicle[] = [deductible, packages, annualDistance, use];

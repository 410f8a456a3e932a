import { COVERAGE_WORDS } from '../../catalogues/data/coverageWords';
import type { CoverageType, LimitKind } from '../../entities/codes';
import type { CoverageChoice } from '../../entities/coverageChoice';
import type { CoverageLimit, Vehicle, VehicleCoverage } from '../../entities/vehicle';
import { STATE_RULES } from '../../states';
import { isFor, type LinedQuote } from './askedLines';
import { STATE_LINES } from './data/lineData';
import { limitsOf } from './packageVehicles';

const KIND: Partial<Record<CoverageType, LimitKind>> = {
  uninsured_motorist_property_damage: 'per_accident',
  medical_payments: 'per_person',
  medical_expense: 'per_person',
};

/** The limits of a kept coverage: its own amount, or the car's liability limits for the same kind of loss. */
function keptLimits(vehicle: Vehicle, type: CoverageType, amount: number | null): CoverageLimit[] {
  const kind = KIND[type];
  if (kind && amount !== null) return [{ applies_to: kind, amount }];
  return [...limitsOf(vehicle, kind === 'per_accident' ? 'property_damage' : 'bodily_injury')];
}

function keptCoverages(
  vehicle: Vehicle,
  { line, amount }: CoverageChoice,
  types: readonly CoverageType[],
): VehicleCoverage[] {
  return types
    .filter((type) => !vehicle.coverages.some((one) => one.type === type))
    .map((type) => ({
      type,
      description: COVERAGE_WORDS[type].description,
      limits: keptLimits(vehicle, type, amount),
      line,
    }));
}

function withChoice(
  vehicle: Vehicle,
  choice: CoverageChoice,
  state: LinedQuote['address']['state'],
): Vehicle {
  const rule = STATE_LINES[state].find(({ line }) => line === choice.line);
  if (!rule || !isFor(vehicle, choice)) return vehicle;
  if (choice.choice === 'keep') {
    if (rule.rule !== 'included' && rule.rule !== 'offered') return vehicle;
    return { ...vehicle, coverages: [...vehicle.coverages, ...keptCoverages(vehicle, choice, rule.types)] };
  }
  if (rule.rule !== 'equal') return vehicle;
  const [person, accident] = STATE_RULES[state].minimumLimits.bodily_injury;
  const limits: CoverageLimit[] = [
    { applies_to: 'per_person', amount: person },
    { applies_to: 'per_accident', amount: accident },
  ];
  const coverages = vehicle.coverages.map((one) =>
    rule.types.includes(one.type) ? { ...one, limits, line: choice.line } : one,
  );
  return { ...vehicle, coverages };
}

/** The cars with what the choices add to their packages or lower in them; `vehicles` have their package's coverages. */
export function linedVehicles({ address, vehicles, coverage_choices: choices = [] }: LinedQuote): Vehicle[] {
  return vehicles.map((vehicle) =>
    choices.reduce((car, choice) => withChoice(car, choice, address.state), vehicle),
  );
}

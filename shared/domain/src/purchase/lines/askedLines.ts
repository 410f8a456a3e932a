import type { CoverageType, StateCode } from '../../entities/codes';
import type { CoverageChoice, LineId } from '../../entities/coverageChoice';
import type { Quote } from '../../entities/quote';
import type { Vehicle } from '../../entities/vehicle';
import { policyHolderOf } from '../../rules/policyHolder';
import { STATE_RULES } from '../../states';
import { packagesBasis } from '../choices/packagesBasis';
import { STATE_LINES, type StateLine } from './data/lineData';
import { limitsOf, packagePart } from './packageVehicles';

/** A line that the shopper decides about on the current quote. */
export interface AskedLine extends StateLine {
  /** The cars it is about, with their package's coverages; empty for tort, which covers the household. */
  vehicles: Vehicle[];
  /** What a choice applies to: the cars with their packages, or the policyholder; a different basis asks again. */
  basis: string;
  /** Nothing goes on without a choice; the others hold as the state says unless signed for. */
  isRequired: boolean;
}

const OWN_LINES = ['um_limits', 'stacking_um', 'stacking_uim', 'tort'] as const;
/** A line that holds without a choice, and gives less only where that is signed. */
export type OwnLine = (typeof OWN_LINES)[number];
export const isOwnLine = (line: LineId): line is OwnLine => OWN_LINES.some((own) => own === line);

/** The parts of a quote that decide what is asked. */
export interface LinedQuote extends Pick<Quote, 'address' | 'vehicles' | 'coverage_choices'> {
  drivers: readonly Pick<Quote['drivers'][number], 'id' | 'created_at' | 'tort'>[];
}
type Chosen = Pick<CoverageChoice, 'line' | 'choice' | 'basis'>;

const nameOf = ({ id, coverage_package_name: name }: Vehicle): string => `${id}:${name}`;
const has = ({ coverages }: Vehicle, wanted: CoverageType): boolean =>
  coverages.some(({ type }) => type === wanted);

/** Whether a choice was made for this car with its current package. */
export const isFor = (vehicle: Vehicle, { basis }: Pick<CoverageChoice, 'basis'>): boolean =>
  basis.split(',').includes(nameOf(vehicle));

/** Whether the car's package has the coverage, or a kept line adds it. */
function hasOrKeeps(car: Vehicle, type: CoverageType, state: StateCode, chosen: readonly Chosen[]): boolean {
  if (has(car, type)) return true;
  return chosen.some(
    (one) =>
      one.choice === 'keep' &&
      isFor(car, one) &&
      STATE_LINES[state].some(({ line, types }) => line === one.line && types.includes(type)),
  );
}

/** The lowest bodily injury limits that the state allows, which uninsured motorist limits may be lowered to. */
const isAboveMinimum = (car: Vehicle, state: StateCode): boolean => {
  const [least] = STATE_RULES[state].minimumLimits.bodily_injury;
  return limitsOf(car, 'bodily_injury').some(
    ({ applies_to, amount }) => applies_to === 'per_person' && amount > least,
  );
};

const LACKS: ReadonlySet<StateLine['rule']> = new Set<StateLine['rule']>(['included', 'offered']);

/** Whether a line is asked about this car, which has its package's coverages. */
function isAskedOf(car: Vehicle, rule: StateLine, state: StateCode, chosen: readonly Chosen[]): boolean {
  const [type] = rule.types;
  if (!type) return false;
  if (!LACKS.has(rule.rule)) {
    const holds = hasOrKeeps(car, type, state, chosen);
    return holds && (rule.rule !== 'equal' || isAboveMinimum(car, state));
  }
  if (rule.types.every((one) => has(car, one))) return false;
  if (rule.when === 'no_collision') return !has(car, 'collision');
  return rule.when !== 'with_um' || hasOrKeeps(car, 'uninsured_motorist_bodily_injury', state, chosen);
}

function askedLine(
  rule: StateLine,
  { address, drivers }: LinedQuote,
  cars: Vehicle[],
  chosen: readonly Chosen[],
) {
  if (rule.line === 'tort') {
    const holder = policyHolderOf(drivers);
    // Full tort needs no signature: it holds unless limited tort is signed for.
    return holder?.tort === 'LIMITED' ? [{ ...rule, vehicles: [], basis: holder.id, isRequired: false }] : [];
  }
  const vehicles = cars.filter((car) => isAskedOf(car, rule, address.state, chosen));
  if (vehicles.length === 0) return [];
  return [{ ...rule, vehicles, basis: packagesBasis(vehicles), isRequired: LACKS.has(rule.rule) }];
}

/**
 * What the shopper decides about these cars, in the state's order (reading 58). `chosen` are the choices so far, which
 * others depend on; by default those on the quote.
 */
export function askedLines(
  quote: LinedQuote,
  chosen: readonly Chosen[] = quote.coverage_choices ?? [],
): AskedLine[] {
  const cars = quote.vehicles.map((vehicle) => ({ ...vehicle, coverages: packagePart(vehicle) }));
  return STATE_LINES[quote.address.state]
    .filter(({ rule }) => rule !== 'always')
    .flatMap((rule): AskedLine[] => askedLine(rule, quote, cars, chosen));
}

/** The choice about a line that holds for the current quote, or null. */
export function choiceOf(
  { line, basis }: Pick<AskedLine, 'line' | 'basis'>,
  { coverage_choices: choices = [] }: Pick<Quote, 'coverage_choices'>,
): CoverageChoice | null {
  return choices.find((one) => one.line === line && one.basis === basis) ?? null;
}

/** Lines that need a choice and have none for the current cars and packages. */
export function openLines(quote: LinedQuote): AskedLine[] {
  return askedLines(quote).filter((line) => line.isRequired && choiceOf(line, quote) === null);
}

/**
 * The choices of a shopper who decides about each asked line as `decide` says, null for a line that is left open. A
 * choice can ask another line, as keeping a motorist coverage asks about stacking it.
 */
export function decidedLines(
  quote: LinedQuote,
  decide: (line: AskedLine) => Pick<CoverageChoice, 'choice' | 'amount'> | null,
): CoverageChoice[] {
  // Each round can ask more lines, and a state has no more than these.
  return STATE_LINES[quote.address.state].reduce<CoverageChoice[]>(
    (chosen) =>
      askedLines(quote, chosen).flatMap((asked) => {
        const decided = decide(asked);
        return decided ? [{ line: asked.line, ...decided, basis: asked.basis, signature: null }] : [];
      }),
    [],
  );
}

/** Every line that is asked about, kept: the most that the shopper can add to these packages. */
export const keptLines = (quote: LinedQuote): CoverageChoice[] =>
  decidedLines(quote, ({ isRequired, amounts }) =>
    isRequired ? { choice: 'keep', amount: amounts?.[0] ?? null } : null,
  );

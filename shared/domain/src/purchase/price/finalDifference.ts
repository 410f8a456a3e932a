import { findCoverage } from '../../catalogues/canonicalCoverage';
import { AFTER_PAID_IN_FULL, type FactorKey } from '../../entities/factorKeys';
import type { Rate, RatedCoverage, TraceStep } from '../../entities/rate';
import { comparePrices, type ComparedPrices } from '../../money/comparePrices';
import { defaultPlan } from '../../money/defaultPlan';
import { finalQuoteOptions } from '../../money/finalQuoteOptions';
import { installmentFees } from '../../money/priceParts';
import { replaySteps } from '../../money/replaySteps';
import { planTypeFor, shownTotal } from '../../money/shownTotal';
import { priceCauses, type PriceCause } from './priceCauses';

const IN_FULL = 'factor.paid_in_full';
const LATER: ReadonlySet<FactorKey> = new Set(AFTER_PAID_IN_FULL);
const isEarlier = ({ factor }: TraceStep): boolean => !LATER.has(factor);

/** The cars with each coverage changed, and their prices made again from the steps. */
const withCoverages = (
  rate: Rate,
  change: (coverage: RatedCoverage, vehicleId: string) => RatedCoverage,
): Rate['vehicles'] =>
  rate.vehicles.map((vehicle) => ({
    ...vehicle,
    coverages: vehicle.coverages.map((coverage) => change(coverage, vehicle.vehicle_id)),
  }));

/** The quoted price as if it had been made for the final one's way of paying: with or without that discount. */
function paidLike(quoted: Rate, final: Rate): Rate {
  if (quoted.pay_in_full === final.pay_in_full) return quoted;
  const vehicles = withCoverages(quoted, (coverage, vehicleId) => {
    const same = final.vehicles.find(({ vehicle_id }) => vehicle_id === vehicleId)?.coverages ?? [];
    const discount = findCoverage(same, coverage.type)?.steps.find(({ factor }) => factor === IN_FULL);
    const without = coverage.steps.filter(({ factor }) => factor !== IN_FULL);
    const at = without.filter(isEarlier).length;
    const steps = discount ? without.toSpliced(at, 0, discount) : without;
    return { ...coverage, steps, premium: replaySteps(steps) / 10 };
  });
  return { ...quoted, vehicles };
}

/** Six months of a rate, without the step that doubles them (reading 60). */
function sixMonthsOf(rate: Rate): Rate {
  const share = 6 / rate.term.duration;
  if (share === 1) return rate;
  const vehicles = withCoverages(rate, (coverage) => ({
    ...coverage,
    premium: coverage.premium * share,
    steps: coverage.steps.filter(({ factor }) => factor !== 'factor.term'),
  }));
  return {
    ...rate,
    vehicles: vehicles.map((vehicle) => ({ ...vehicle, premium: vehicle.premium * share })),
    fees: rate.fees.map((fee) => ({ ...fee, amount: fee.amount * share })),
  };
}

/** The final price beside the quoted one: both totals as shown, in the same way of paying, and why they differ. */
export interface FinalDifference extends ComparedPrices {
  quoted: number;
  final: number;
  /** They add up to the difference; none if that cannot be said. */
  causes: PriceCause[];
}

const whole = (cause: 'installment_fees' | 'rounding', cents: number): PriceCause[] =>
  cents === 0 ? [] : [{ cause, vehicle_id: null, coverage: null, from: null, to: null, cents }];

const feesOf = (rate: Rate): number => {
  const plan = rate.pay_in_full ? null : defaultPlan(finalQuoteOptions(rate.payment_options));
  return plan ? installmentFees(plan) : 0;
};

/** What rounding the payments up may add or take off at most: a dollar for each of them. */
const roundingOf = (rate: Rate): number =>
  100 * Math.max(...rate.payment_options.map(({ number_of_payments: count }) => count + 1));

/**
 * Compares the final price with the quoted one (readings 8, 54 and 60): shown totals in the way of paying that the final
 * price was made for, per six months if the terms differ. The causes are those of `priceCauses`, the installment fees,
 * and "Payments rounded up", so that they add up to the difference.
 */
export function finalDifference(quoted: Rate, final: Rate): FinalDifference {
  const way = planTypeFor(final);
  const [before, after] = [shownTotal(quoted, way), shownTotal(final, way)];
  const terms = [quoted.term.duration, final.term.duration] as const;
  const compared = comparePrices({ total: before, months: terms[0] }, { total: after, months: terms[1] });
  const alike = paidLike(quoted, final);
  const isOneTerm = terms[0] === terms[1];
  const causes = isOneTerm ? priceCauses(alike, final) : priceCauses(sixMonthsOf(alike), sixMonthsOf(final));
  const share = (months: number): number => compared.months / months;
  const installments =
    feesOf(final) * share(terms[1]) - feesOf({ ...quoted, pay_in_full: final.pay_in_full }) * share(terms[0]);
  const told = [...causes, ...whole('installment_fees', installments)];
  const rounding = compared.difference - told.reduce((sum, { cents }) => sum + cents, 0);
  const isTold = Math.abs(rounding) <= roundingOf(final);
  return {
    ...compared,
    quoted: before,
    final: after,
    causes: isTold ? [...told, ...whole('rounding', rounding)] : [],
  };
}

import {
  finalQuoteOptions,
  inFull,
  lowestMonthly,
  planTypeFor,
  planView,
  premiumWithFees,
  priceParts,
  priceSteps,
  shownTotal,
  standingPlan,
  type PaymentOption,
  type Quote,
  type Rate,
} from '@shared/domain';
import { finalDifference } from '@shared/domain/purchase';
import type { Known } from './explain';

export const dollars = (what: string, ...parts: number[]): Known => ({ what, parts, as: 'dollars' });
export const cents = (what: string, ...parts: number[]): Known => ({ what, parts, as: 'cents' });
/** A part of a total, shown with its sign; it has cents only where it is not whole dollars. */
const part = (what: string, amount: number): Known => (amount % 100 === 0 ? dollars : cents)(what, amount);
const due = (known: Known): Known => ({ ...known, must: true });

/** Every payment of a plan with its fee, the first one first; unrounded. */
export const paymentsOf = ({ deposit, number_of_payments: count, installment_info: each }: PaymentOption) => [
  deposit,
  ...Array.from({ length: count }, () => each.amount + each.fee),
];

/** A plan's total by section 9: each payment rounded up, or the premium if there is no fee. */
const allOf = (plan: PaymentOption): number[] =>
  plan.installment_info.fee === 0 ? [plan.premium] : paymentsOf(plan);

/** The price in full and its saving. */
function savingOf(rate: Rate): Known[] {
  const whole = inFull(rate);
  if (!whole) return [];
  const monthly = dollars('total by the month', shownTotal(rate, 'monthly'));
  const price = dollars('price in full', whole.price);
  return [{ ...dollars('saving in full', whole.savings), between: [monthly, price] }, price, monthly];
}

/** A plan as screens show it; the amounts to pay are required. */
export function planInDollars(plan: PaymentOption): Known[] {
  const { amount, fee } = plan.installment_info;
  const first = due(dollars('deposit', plan.deposit));
  if (plan.number_of_payments === 0) return [first];
  return [
    first,
    due(dollars('installment', amount + fee)),
    due(dollars('total', ...allOf(plan))),
    dollars('installment fee', fee),
  ];
}

/** A plan as charged and signed. */
export function planInCents(plan: PaymentOption): Known[] {
  const { amount, fee } = plan.installment_info;
  const first = due(cents('deposit', plan.deposit));
  if (plan.number_of_payments === 0) return [first];
  return [
    first,
    due(cents('installment', amount + fee)),
    cents('installment fee', fee),
    cents('all payments', ...paymentsOf(plan)),
  ];
}

/** An offer as prices, comparison and letters show it, in the quote's way of paying. */
export function offerKnown(rate: Rate, { pay_in_full: isInFull }: Pick<Quote, 'pay_in_full'>): Known[] {
  const plan = standingPlan(finalQuoteOptions(rate.payment_options), isInFull);
  return [...(plan ? planInDollars(plan) : []), ...savingOf(rate)];
}

const limitsOf = (rate: Rate): Known[] =>
  rate.vehicles
    .flatMap(({ coverages }) => coverages.flatMap(({ limits }) => limits))
    .map(({ amount }) => ({ what: 'limit', parts: [amount], as: 'limit' }));

/** Cars, coverages, fees and premium. */
function premiumsOf(rate: Rate): Known[] {
  const coverages = rate.vehicles.flatMap((car) => car.coverages);
  return [
    cents('premium with fees', premiumWithFees(rate)),
    cents('policy premium', rate.policy_premium),
    ...rate.vehicles.map(({ premium }) => cents('premium of a car', premium)),
    ...coverages.map(({ type, premium }) => cents(`premium: ${type}`, premium)),
    ...rate.fees.flatMap(({ type, count, amount }) => [
      cents(`fee: ${type}`, count * amount),
      cents(`fee: ${type}, each`, amount),
    ]),
    cents('fees', premiumWithFees(rate) - rate.policy_premium),
  ];
}

/** The parts of a rate, in the screens' rounded dollars and in cents, with its limits. */
export const rateKnown = (rate: Rate): Known[] => [
  ...premiumsOf(rate),
  ...premiumsOf(rate).map((one): Known => ({ ...one, as: 'dollars' })),
  ...limitsOf(rate),
];

/** The steps of a price: of each coverage, and of all of them from base to total. Mills are tenths of a cent. */
export const stepsKnown = (rate: Rate): Known[] =>
  rate.vehicles
    .flatMap(({ coverages }) => coverages.flatMap(({ steps }) => steps))
    .map(({ factor, after_mills: mills }) => cents(`step: ${factor}`, mills / 10));

/** From the base rates to the plan's total, and the parts of that total (reading 54). */
export const totalKnown = (rate: Rate, plan: PaymentOption): Known[] => [
  ...priceSteps(rate, plan).flatMap(({ id, before, after, parts }) => [
    part(`from base to total: ${id}`, after - before),
    ...parts.map((one) => part(`from base to total: ${one.factor}`, one.cents)),
  ]),
  ...priceParts(rate, plan).map(({ id, amount }) => part(`part: ${id}`, amount)),
];

/** The plan in view of a rate. */
export function planInView(rate: Rate): PaymentOption {
  const view = planView(rate, planTypeFor(rate));
  if (!view) throw new Error('a rate without a way to pay');
  return view.option;
}

/** The final quote: both totals, the causes of their difference, the parts, the plan in view and the lowest one. */
export function finalKnown(quoted: Rate, final: Rate): Known[] {
  const told = finalDifference(quoted, final);
  const from = dollars('total as quoted, for the same months', told.from);
  const to = dollars('final total, for the same months', told.to);
  const plan = lowestMonthly(finalQuoteOptions(final.payment_options));
  return [
    due(dollars('final total', told.final)),
    due(dollars('total as quoted', told.quoted)),
    from,
    to,
    { ...dollars('difference', told.difference), between: [to, from] },
    {
      ...dollars('difference', Math.abs(told.difference)),
      between: told.difference < 0 ? [from, to] : [to, from],
    },
    ...told.causes.map((one) => part(`cause: ${one.cause}`, one.cents)),
    ...planInDollars(planInView(final)),
    ...(plan ? planInDollars(plan).map((one): Known => ({ ...one, must: false })) : []),
    ...savingOf(final),
    ...totalKnown(final, planInView(final)),
  ];
}

/** A plan's card. */
export function planCardKnown(plan: PaymentOption, final: Rate): Known[] {
  return plan.plan_type === 'pay_in_full' ? savingOf(final) : planInDollars(plan);
}

/** Every premium and fee; the sum of the fees alone is never shown. */
const mustOnPaper = (final: Rate): Known[] =>
  premiumsOf(final).map((one) => ({ ...one, must: one.what !== 'fees' }));

/** The policy's papers: everything to the cent, the schedule with its totals, limits in full dollars. */
export function papersKnown(final: Rate, plan: PaymentOption): Known[] {
  const { number_of_payments: count, installment_info: each } = plan;
  return [
    ...planInCents(plan),
    ...mustOnPaper(final),
    due(cents('total', ...paymentsOf(plan))),
    cents('installment without fee', each.amount),
    cents('all installment fees', count * each.fee),
    cents('no fee, of the first payment', 0),
    ...limitsOf(final),
  ];
}

import type { FeeType, PaymentOption, Rate } from '../entities/rate';
import { formatCents } from './formatCents';
import { formatDollars } from './formatDollars';
import { paymentTotal } from './paymentTotal';

/** A part of a shown total, in exact cents. */
export type PricePart = { id: string; amount: number } & (
  | { kind: 'vehicle' }
  | { kind: 'rounding' }
  | { kind: 'fee'; feeType: FeeType; count: number; each: number }
  | { kind: 'installment_fees'; count: number; each: number }
);

/** Installment fees of all later payments, in cents. */
export const installmentFees = ({
  number_of_payments: count,
  installment_info: { fee },
}: Pick<PaymentOption, 'number_of_payments' | 'installment_info'>): number => count * fee;

/**
 * What a plan's shown total is made of: the cars, the policy fees, the installment fees, and what rounding each payment
 * up adds (reading 54). To the cent they add up to `paymentTotal`.
 */
export function priceParts(
  { vehicles, fees }: Pick<Rate, 'vehicles' | 'fees'>,
  plan: PaymentOption,
): PricePart[] {
  const parts: PricePart[] = [
    ...vehicles.map(({ vehicle_id: id, premium }) => ({ id, kind: 'vehicle' as const, amount: premium })),
    ...fees.map(({ type, count, amount: each }) => ({
      id: type,
      kind: 'fee' as const,
      feeType: type,
      count,
      each,
      amount: count * each,
    })),
    {
      id: 'installment_fees',
      kind: 'installment_fees',
      count: plan.number_of_payments,
      each: plan.installment_info.fee,
      amount: installmentFees(plan),
    },
    { id: 'rounding', kind: 'rounding', amount: paymentTotal(plan) - plan.premium - installmentFees(plan) },
  ];
  return parts.filter(({ kind, amount }) => kind === 'vehicle' || amount !== 0);
}

/** A part of a price, which has cents only where it is not whole dollars: "$35", "$2.50". */
export const formatPart = (cents: number): string =>
  cents % 100 === 0 ? formatDollars(cents) : formatCents(cents);

/** A part that something adds or takes off: "+$98", "−$1.50", "$0". */
export const formatSigned = (cents: number): string =>
  (cents < 0 ? '−' : cents > 0 ? '+' : '') + formatPart(Math.abs(cents));

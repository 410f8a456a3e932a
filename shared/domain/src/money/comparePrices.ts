import { roundUpToDollars } from './roundUpToDollars';

/** A shown total in cents of whole dollars, and its term in months. */
export interface TermPrice {
  total: number;
  months: number;
}

/** Two prices side by side, in cents of whole dollars. */
export interface ComparedPrices {
  /** What both amounts are for: the term, or six months if the terms differ. */
  months: number;
  from: number;
  to: number;
  /** Signed: how much more `to` is. */
  difference: number;
}

/** Prices of different terms are compared for this many months (reading 60). */
const COMPARED_MONTHS = 6;

/**
 * The one comparison of two prices: their totals as shown (reading 54), or what both come to for six months if their
 * terms differ (reading 60).
 */
export function comparePrices(one: TermPrice, next: TermPrice): ComparedPrices {
  const months = one.months === next.months ? one.months : COMPARED_MONTHS;
  const priceOf = ({ total, months: own }: TermPrice): number =>
    roundUpToDollars(Math.ceil((total * months) / own)) * 100;
  const [from, to] = [priceOf(one), priceOf(next)];
  return { months, from, to, difference: to - from };
}

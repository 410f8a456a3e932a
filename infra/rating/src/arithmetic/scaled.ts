import { divideHalfUp, ONE } from '@shared/domain';

// The domain does the arithmetic, because it also replays traces.
export { divideHalfUp, factorOfText, ONE, times } from '@shared/domain';

/** A factor from the manual (at most four decimals) as an integer scaled by 10000. */
export function scaled(decimal: number): number {
  return Math.round(decimal * ONE);
}

/** The product of two scaled factors, rounded half up to four decimals. */
export function product(left: number, right: number): number {
  return divideHalfUp(left * right, ONE);
}

/** A share of a factor's effect: 30% of the effect of 1.20 is 1.06. All scaled. */
export function shareOfEffect(factor: number, share: number): number {
  return divideHalfUp(ONE * ONE + (factor - ONE) * share, ONE);
}

/** "1.2200": a scaled factor as a trace stores it. */
export function factorText(factor: number): string {
  return `${Math.floor(factor / ONE)}.${String(factor % ONE).padStart(4, '0')}`;
}

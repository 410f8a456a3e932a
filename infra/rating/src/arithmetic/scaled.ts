import { divideHalfUp, ONE } from '@shared/domain';

// The arithmetic of a price is the domain's, where its trace is replayed too.
export { divideHalfUp, factorOfText, ONE, times } from '@shared/domain';

/** A factor as the manual writes it (at most four decimals) as an integer scaled by 10000. */
export function scaled(decimal: number): number {
  return Math.round(decimal * ONE);
}

/** Two scaled factors as one, rounded to four decimals half up. */
export function product(left: number, right: number): number {
  return divideHalfUp(left * right, ONE);
}

/** A share of a factor's effect: 30% of the effect of 1.20 is 1.06. All scaled. */
export function shareOfEffect(factor: number, share: number): number {
  return divideHalfUp(ONE * ONE + (factor - ONE) * share, ONE);
}

/** "1.2200": a scaled factor as a trace keeps it. */
export function factorText(factor: number): string {
  return `${Math.floor(factor / ONE)}.${String(factor % ONE).padStart(4, '0')}`;
}

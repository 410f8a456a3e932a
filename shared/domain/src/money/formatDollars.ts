import { groupThousands } from './groupThousands';
import { roundUpToDollars } from './roundUpToDollars';

/** Cents as whole dollars rounded up, for prices on screen: 123401 is "$1,235". */
export function formatDollars(cents: number): string {
  const dollars = roundUpToDollars(cents);
  return `${dollars < 0 ? '-' : ''}$${groupThousands(Math.abs(dollars))}`;
}

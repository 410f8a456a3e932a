import { groupThousands } from './groupThousands';

/** Cents as an exact amount, for charges, signatures and documents (reading 7): 123401 is "$1,234.01". */
export function formatCents(cents: number): string {
  if (!Number.isSafeInteger(cents)) throw new RangeError('Money is a whole number of cents');
  const amount = Math.abs(cents);
  const centsPart = String(amount % 100).padStart(2, '0');
  return `${cents < 0 ? '-' : ''}$${groupThousands(Math.floor(amount / 100))}.${centsPart}`;
}

import { groupThousands } from '@shared/domain';

/** Mills (1/1000 dollar) without rounding, since the receipt must add up exactly: 207400 is "$207.400". */
export function formatMills(mills: number): string {
  if (!Number.isSafeInteger(mills)) throw new RangeError('Mills are whole');
  const amount = Math.abs(mills);
  const rest = String(amount % 1000).padStart(3, '0');
  return `${mills < 0 ? '-' : ''}$${groupThousands(Math.floor(amount / 1000))}.${rest}`;
}

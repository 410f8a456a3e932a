export { wholeDollars } from '@shared/domain';

const MILLS_PER_DOLLAR = 1000;
const MILLS_PER_CENT = 10;

/** Mills (1/1000 dollar) of a dollar amount in the tables. */
export function millsOf(dollars: number): number {
  return Math.round(dollars * MILLS_PER_DOLLAR);
}

/** Cents of mills that are whole dollars. */
export function centsOf(mills: number): number {
  return mills / MILLS_PER_CENT;
}

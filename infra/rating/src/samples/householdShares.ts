import type { CreditScore, Gender, LicenseStatus, MaritalStatus, Tort, UseCode } from '@shared/domain';

/**
 * The households we expect, in percent: round figures of our own, not a carrier's book (ADR 0046). The tests of price
 * ranges draw from them, so a new share may call for other sample answers in `shape/sampleAnswers.ts`.
 */
export type Shares<T> = readonly (readonly [percent: number, value: T])[];

export const CAR_COUNT: Shares<number> = [
  [55, 1],
  [35, 2],
  [10, 3],
];
/** Drivers beyond the policyholder. */
export const MORE_DRIVERS: Shares<number> = [
  [55, 0],
  [35, 1],
  [10, 2],
];
export const HOLDER_AGE: Shares<readonly [number, number]> = [
  [4, [18, 20]],
  [6, [21, 22]],
  [7, [23, 24]],
  [14, [25, 29]],
  [24, [30, 39]],
  [17, [40, 49]],
  [19, [50, 64]],
  [5, [65, 69]],
  [3, [70, 74]],
  [1, [75, 80]],
];
/** Teenagers come on top, so these shares add up to more than a hundred. */
export const OTHER_AGE: Shares<readonly [number, number]> = [[12, [16, 19]], ...HOLDER_AGE];
export const MARITAL: Shares<MaritalStatus> = [
  [45, 'married'],
  [40, 'single'],
  [11, 'divorced'],
  [4, 'widowed'],
];
export const GENDER: Shares<Gender> = [
  [50, 'female'],
  [50, 'male'],
];
export const LICENSE: Shares<LicenseStatus> = [
  [95, 'active'],
  [2, 'permit'],
  [1, 'foreign'],
  [1, 'expired'],
  [1, 'suspended'],
];
export const CREDIT: Shares<CreditScore> = [
  [30, 'excellent'],
  [35, 'good'],
  [17, 'fair'],
  [10, 'poor'],
  [8, 'none'],
];
export const USE: Shares<UseCode> = [
  [20, 'pleasure'],
  [60, 'commute'],
  [12, 'long_commute'],
  [2, 'farm'],
  [6, 'business'],
];
export const TORT: Shares<Tort> = [
  [60, 'LIMITED'],
  [40, 'FULL'],
];
export const MODEL_YEAR: Shares<readonly [number, number]> = [
  [15, [1998, 2009]],
  [45, [2010, 2019]],
  [40, [2020, 2026]],
];

import type { Driver, Quote } from '@shared/domain';

/** The two ends of a range. */
export type End = 'low' | 'high';

export type DriverAnswers = Pick<
  Driver,
  'age' | 'gender' | 'marital_status' | 'license_status' | 'credit_score' | 'tort'
>;
export type PolicyAnswers = Pick<Quote, 'homeowner' | 'currently_insured' | 'pay_in_full'>;

/**
 * Stand in for the open answers of the drivers on the quote. The ends are ordinary people, not the best and the worst
 * possible: almost everyone's price is between theirs, and a rare suspended license would make the range too wide to be
 * useful (ADR 0046).
 */
export const SAMPLE_DRIVER: Record<End, DriverAnswers> = {
  low: {
    age: 35,
    gender: 'female',
    marital_status: 'married',
    license_status: 'active',
    credit_score: 'excellent',
    tort: 'LIMITED',
  },
  high: {
    age: 21,
    gender: 'male',
    marital_status: 'single',
    license_status: 'active',
    credit_score: 'fair',
    tort: 'FULL',
  },
};

/** A driver who may still be added: a teenager at the high end. Only the policyholder has credit and tort. */
export const ANOTHER_DRIVER: Record<End, DriverAnswers> = {
  low: { ...SAMPLE_DRIVER.low, credit_score: null, tort: null },
  high: { ...SAMPLE_DRIVER.high, age: 17, gender: 'female', credit_score: null, tort: null },
};

/** Stand in for the open answers about the policy. */
export const SAMPLE_POLICY: Record<End, PolicyAnswers> = {
  low: { homeowner: true, currently_insured: true, pay_in_full: true },
  high: { homeowner: false, currently_insured: false, pay_in_full: false },
};

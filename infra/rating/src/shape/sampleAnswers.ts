import type { Driver, Quote } from '@shared/domain';

/** The two ends of a range. */
export type End = 'low' | 'high';

export type DriverAnswers = Pick<
  Driver,
  'age' | 'gender' | 'marital_status' | 'license_status' | 'credit_score' | 'tort'
>;
export type PolicyAnswers = Pick<Quote, 'homeowner' | 'currently_insured' | 'pay_in_full'>;

/**
 * The policyholder's answers, and anybody's on the quote, while they are open. The ends are ordinary people, not the best and worst possible: almost
 * everyone is priced between them, and the rare suspended license would only make the range useless (ADR 0046).
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

/** Another driver of the household: at the high end a teenager. Credit and tort are the policyholder's. */
export const ANOTHER_DRIVER: Record<End, DriverAnswers> = {
  low: { ...SAMPLE_DRIVER.low, credit_score: null, tort: null },
  high: { ...SAMPLE_DRIVER.high, age: 17, gender: 'female', credit_score: null, tort: null },
};

/** Answers about the policy while they are open. */
export const SAMPLE_POLICY: Record<End, PolicyAnswers> = {
  low: { homeowner: true, currently_insured: true, pay_in_full: true },
  high: { homeowner: false, currently_insured: false, pay_in_full: false },
};

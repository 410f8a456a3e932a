import type { CarrierId, StateCode } from '../../../entities/codes';
import type { QuestionCode } from './questionData';

/**
 * What a Yes leads to (reading 56): nothing, a screen that settles it, an agent of this carrier, or another carrier. A
 * No is always accepted.
 */
export type Outcome = 'accept' | 'fix' | 'refer' | 'decline';

/** The screen that settles an answer. */
export type FixTarget = 'drivers' | 'address';

interface OutcomeData {
  /** At carriers and in states that nothing below names. */
  usual: Outcome;
  carriers?: Partial<Record<CarrierId, Outcome>>;
  /** Comes before the carrier's own: the law of the state decides. */
  states?: Partial<Record<StateCode, Outcome>>;
  fix?: FixTarget;
}

const ACCEPTED: OutcomeData = { usual: 'accept' };

/**
 * States where a refusal carries its reasons in a letter that names the state's plan for drivers whom no carrier accepts
 * (reading 56), by the name of that plan. To be reviewed by counsel.
 */
export const REFUSAL_PLANS: Partial<Record<StateCode, string>> = { MO: 'Missouri Automobile Insurance Plan' };

/** To be reviewed by counsel, as are the states that ask a question (`questionData.ts`). Source: reading 56. */
export const OUTCOME_DATA: Record<QuestionCode, OutcomeData> = {
  business_use: ACCEPTED,
  tnc: ACCEPTED,
  delivery: ACCEPTED,
  monitoring: ACCEPTED,
  contents_plus: ACCEPTED,
  prior_cancellation: {
    usual: 'accept',
    carriers: { FCIC: 'refer', USHC: 'refer' },
    states: { IL: 'accept', PA: 'accept' },
  },
  household_drivers: { usual: 'fix', fix: 'drivers' },
  out_of_state_garaging: { usual: 'fix', fix: 'address' },
  existing_damage: { usual: 'accept', carriers: { FCIC: 'refer', USHC: 'refer' } },
  fraud_conviction: { usual: 'decline', carriers: { IIC: 'refer' } },
  salvage_title: ACCEPTED,
  modifications: ACCEPTED,
  medical_claims: ACCEPTED,
  mexico_driving: ACCEPTED,
};

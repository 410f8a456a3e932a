import type { CarrierId, StateCode } from '../../entities/codes';
import { keysOf } from '../../objects/keysOf';

/** Topic of a question whose answer depends on other facts too (section 4, Questions). */
export type QuestionKind = 'business' | 'tnc' | 'delivery' | 'monitoring' | 'contents_plus' | 'other';

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

interface QuestionData {
  kind: QuestionKind;
  /** Whether its text asks to explain a Yes. */
  explain: boolean;
  /** States that ask it; all if absent. */
  states?: readonly StateCode[];
  /** States that never ask it. */
  neverIn?: readonly StateCode[];
  /** Carriers that ask it; all if absent. */
  carriers?: readonly CarrierId[];
  /** What a Yes leads to. */
  yes: OutcomeData;
}

const ACCEPTED: OutcomeData = { usual: 'accept' };
const SOME_REFER: OutcomeData = { usual: 'accept', carriers: { FCIC: 'refer', USHC: 'refer' } };

/**
 * The application questions in order (reading 31), by a stored code that never changes. Their texts are in the
 * namespace `questions`; a test checks them against `kind` and `explain`. Where a question is asked and what a Yes
 * leads to (reading 56) are to be reviewed by counsel.
 */
export const QUESTION_DATA = {
  business_use: { kind: 'business', explain: false, yes: ACCEPTED },
  tnc: { kind: 'tnc', explain: false, yes: ACCEPTED },
  delivery: { kind: 'delivery', explain: false, yes: ACCEPTED },
  monitoring: { kind: 'monitoring', explain: false, yes: ACCEPTED },
  contents_plus: { kind: 'contents_plus', explain: false, yes: ACCEPTED },
  // MO forbids to ask it; IL allows it together with the insurer's reasons, which its text asks for (reading 56).
  prior_cancellation: {
    kind: 'other',
    explain: true,
    neverIn: ['MO'],
    yes: { ...SOME_REFER, states: { IL: 'accept', PA: 'accept' } },
  },
  household_drivers: { kind: 'other', explain: true, yes: { usual: 'fix', fix: 'drivers' } },
  out_of_state_garaging: { kind: 'other', explain: true, yes: { usual: 'fix', fix: 'address' } },
  existing_damage: { kind: 'other', explain: true, yes: SOME_REFER },
  fraud_conviction: { kind: 'other', explain: true, yes: { usual: 'decline', carriers: { IIC: 'refer' } } },
  salvage_title: { kind: 'other', explain: false, carriers: ['USHC', 'USIC', 'TXR'], yes: ACCEPTED },
  modifications: { kind: 'other', explain: true, carriers: ['FCIC', 'IIC'], yes: ACCEPTED },
  medical_claims: { kind: 'other', explain: true, states: ['KS', 'PA'], yes: ACCEPTED },
  mexico_driving: { kind: 'other', explain: true, states: ['TX'], yes: ACCEPTED },
} as const satisfies Record<string, QuestionData>;

export type QuestionCode = keyof typeof QUESTION_DATA;

/** Every question of any state and carrier, in order. */
export const QUESTION_CODES: readonly QuestionCode[] = keysOf(QUESTION_DATA);

/** A question's data with its optional fields. */
export function questionData(code: QuestionCode): QuestionData {
  return QUESTION_DATA[code];
}

/**
 * States where a refusal carries its reasons in a letter that names the state's plan for drivers whom no carrier accepts
 * (reading 56), by the name of that plan. To be reviewed by counsel.
 */
export const REFUSAL_PLANS: Partial<Record<StateCode, string>> = { MO: 'Missouri Automobile Insurance Plan' };

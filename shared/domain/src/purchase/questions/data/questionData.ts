import type { CarrierId, StateCode } from '../../../entities/codes';
import { keysOf } from '../../../objects/keysOf';

/** Topic of a question whose answer depends on other facts too (section 4, Questions). */
export type QuestionKind = 'business' | 'tnc' | 'delivery' | 'monitoring' | 'contents_plus' | 'other';

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
}

/**
 * The application questions in order (reading 31), by a stored code that never changes. Their texts are in the
 * namespace `questions`; a test checks them against `kind` and `explain`. What a Yes leads to is in `outcomeData.ts`.
 * Where a question is asked is to be reviewed by counsel.
 */
export const QUESTION_DATA = {
  business_use: { kind: 'business', explain: false },
  tnc: { kind: 'tnc', explain: false },
  delivery: { kind: 'delivery', explain: false },
  monitoring: { kind: 'monitoring', explain: false },
  contents_plus: { kind: 'contents_plus', explain: false },
  // MO forbids to ask it; IL allows it together with the insurer's reasons, which its text asks for (reading 56).
  prior_cancellation: { kind: 'other', explain: true, neverIn: ['MO'] },
  household_drivers: { kind: 'other', explain: true },
  out_of_state_garaging: { kind: 'other', explain: true },
  existing_damage: { kind: 'other', explain: true },
  fraud_conviction: { kind: 'other', explain: true },
  salvage_title: { kind: 'other', explain: false, carriers: ['USHC', 'USIC', 'TXR'] },
  modifications: { kind: 'other', explain: true, carriers: ['FCIC', 'IIC'] },
  medical_claims: { kind: 'other', explain: true, states: ['KS', 'PA'] },
  mexico_driving: { kind: 'other', explain: true, states: ['TX'] },
} as const satisfies Record<string, QuestionData>;

export type QuestionCode = keyof typeof QUESTION_DATA;

/** Every question of any state and carrier, in order. */
export const QUESTION_CODES: readonly QuestionCode[] = keysOf(QUESTION_DATA);

/** A question's data with its optional fields. */
export function questionData(code: QuestionCode): QuestionData {
  return QUESTION_DATA[code];
}

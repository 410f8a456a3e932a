import { CARRIER_IDS } from '../../carriers/registry';
import type { CarrierId } from '../../entities/codes';
import type { Quote } from '../../entities/quote';
import { type FixTarget, type Outcome, type QuestionCode, questionData } from './questionData';
import type { QuestionAnswer } from './questionAnswers';
import { questionsAsked } from './questionRules';

/** An answer that a carrier does not just accept. The question's code is also the code of the reason. */
export interface AnswerOutcome {
  question: QuestionCode;
  outcome: Exclude<Outcome, 'accept'>;
  /** The screen that settles it; null unless the outcome is `fix`. */
  fix: FixTarget | null;
}

type Application = readonly Pick<QuestionAnswer, 'question_code' | 'value'>[] | null;
type Insured = { address: Pick<Quote['address'], 'state'> };

/**
 * The answers that keep a carrier from insuring an application as it stands, in the order of the questions (reading
 * 56). Only Yes answers to questions that this carrier asks here count.
 */
export function outcomesOf(
  application: Application,
  { address: { state } }: Insured,
  carrier: CarrierId,
): AnswerOutcome[] {
  const yes = new Set(
    application?.filter(({ value }) => value === true).map((answer) => answer.question_code),
  );
  const asked = questionsAsked({ state, carrier, monitored: false });
  return asked
    .filter((code) => yes.has(code))
    .flatMap((question) => {
      const { usual, carriers, states, fix = null } = questionData(question).yes;
      const outcome = states?.[state] ?? carriers?.[carrier] ?? usual;
      return outcome === 'accept' ? [] : [{ question, outcome, fix }];
    });
}

/** The outcome that decides: a decline before a referral before a fix; null if the carrier accepts every answer. */
export function verdictOf(outcomes: readonly AnswerOutcome[]): AnswerOutcome | null {
  const has = (wanted: Outcome) => outcomes.find(({ outcome }) => outcome === wanted);
  return has('decline') ?? has('refer') ?? has('fix') ?? null;
}

/** Carriers that decline the application, wherever it is sent; the others stay open. */
export const closedCarriers = (application: Application, insured: Insured): CarrierId[] =>
  CARRIER_IDS.filter(
    (carrier) => verdictOf(outcomesOf(application, insured, carrier))?.outcome === 'decline',
  );

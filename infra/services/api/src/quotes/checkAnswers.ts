import type { CarrierId, Rate } from '@shared/domain';
import { closedCarriers, type Outcome, outcomesOf, verdictOf } from '@shared/domain/purchase';
import { ApiFailure, type FailureEntry } from '../http/apiFailure';
import type { StoredQuote } from './storedQuote';

type Answered = Pick<StoredQuote, 'document'>;

/** Carriers that decline an answer of the application: they offer no price anymore, the others do. */
export const closedFor = ({ document }: Answered): CarrierId[] =>
  closedCarriers(document.questions, document);

/** The error of an outcome; its attribute names the question, or the step that settles it. */
function refusal(question: string, outcome: Exclude<Outcome, 'accept'>): FailureEntry {
  if (outcome === 'decline') return { code: 'declined', attribute: question };
  if (outcome === 'refer') return { code: 'referred', attribute: question };
  return { code: 'application_incomplete', attribute: 'questions' };
}

/** The error of the answer that keeps this carrier from insuring the application; null if it accepts all of them. */
export function answerRefusal(
  { document }: Answered,
  { carrier_id: carrier }: Pick<Rate, 'carrier_id'>,
): FailureEntry | null {
  const verdict = verdictOf(outcomesOf(document.questions, document, carrier));
  return verdict && refusal(verdict.question, verdict.outcome);
}

/** Judges the answers at the final price and at bind (reading 56). @throws ApiFailure 422 `declined`, `referred`, `application_incomplete` */
export function checkAnswers(quote: Answered, rate: Pick<Rate, 'carrier_id'>): void {
  const refused = answerRefusal(quote, rate);
  if (refused) throw new ApiFailure(422, [refused]);
}

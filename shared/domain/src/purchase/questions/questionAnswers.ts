import type { Question } from '../../entities/quote';
import { errorsOf, type FieldError } from '../../schemas/errorsOf';
import { explanationSchema } from '../../schemas/updateQuoteSchema';
import { isGiven } from '../rules/isGiven';
import { questionData, type QuestionCode } from './data/questionData';
import {
  contradictsVehicles,
  followUpCode,
  forcedAnswer,
  needsExplanation,
  questionsAsked,
  showsExplanation,
  type QuestionFacts,
} from './questionRules';

/** An answer as given or stored. `value` null is not answered; `explanation` is the follow-up's text. */
export interface QuestionAnswer {
  question_code: string;
  value: boolean | null;
  explanation?: string | null | undefined;
}

/** A question with its answer; its text stands under its code. */
export interface AskedQuestion extends Omit<Question, 'text' | 'question_code'> {
  question_code: QuestionCode;
}

/**
 * Every question of a state and carrier with its answer, forced ones set and disabled. An answer that contradicts the
 * vehicles is taken back, as when they changed after it was given; so is an explanation nobody asks for.
 */
export function settleQuestions(answers: readonly QuestionAnswer[], facts: QuestionFacts): AskedQuestion[] {
  return questionsAsked(facts).map((code) => {
    const answer = answers.find(({ question_code }) => question_code === code);
    const forced = forcedAnswer(code, facts);
    const given = answer?.value ?? null;
    const kept = given !== null && contradictsVehicles(code, given, facts) ? null : given;
    const value = forced ?? kept;
    const explanation = showsExplanation(code, value, facts) ? (answer?.explanation ?? null) : null;
    return { question_code: code, value, explanation, disabled: forced !== null };
  });
}

/** What is wrong with one question's answer, or null. Follow-ups are fields of their own. */
function answerFault(
  code: QuestionCode,
  answer: QuestionAnswer | undefined,
  facts: QuestionFacts,
): FieldError | null {
  const value = answer?.value ?? null;
  if (value === null) return { path: code, key: 'validation:questions_incomplete' };
  const forced = forcedAnswer(code, facts);
  if (forced !== null && value !== forced) return { path: code, key: 'validation:question_forced' };
  if (contradictsVehicles(code, value, facts)) return { path: code, key: 'validation:question_mismatch' };
  return showsExplanation(code, value, facts) ? explanationFault(code, answer?.explanation, facts) : null;
}

function explanationFault(
  code: QuestionCode,
  explanation: QuestionAnswer['explanation'],
  facts: QuestionFacts,
): FieldError | null {
  const path = followUpCode(code);
  if (needsExplanation(code, true, facts) && !isGiven(explanation)) {
    const isBusiness = questionData(code).kind === 'business';
    const missing = isBusiness ? 'validation:business_explanation_missing' : 'validation:explanation_missing';
    return { path, key: missing };
  }
  const [unfit] = errorsOf(explanationSchema, explanation);
  return unfit === undefined ? null : { path, key: unfit.key };
}

/**
 * What is wrong with the answers (section 5): a line for each question that is unanswered, unexplained or contradicts the
 * cars, and one where a question is not asked here.
 */
export function questionFaults(answers: readonly QuestionAnswer[], facts: QuestionFacts): FieldError[] {
  const asked = questionsAsked(facts);
  const known = new Set<string>(asked);
  const strange = answers
    .filter(({ question_code }) => !known.has(question_code))
    .map((): FieldError => ({ path: 'questions', key: 'validation:question_unknown' }));
  const faults = asked.flatMap((code) => {
    const answer = answers.find(({ question_code }) => question_code === code);
    return answerFault(code, answer, facts) ?? [];
  });
  return [...faults, ...strange.slice(0, 1)];
}

/** Whether every question is answered, explained where it asks for it, and agrees with the vehicles (section 5). */
export function areAnswersComplete(answers: readonly QuestionAnswer[], facts: QuestionFacts): boolean {
  return questionFaults(answers, facts).length === 0;
}

/**
 * The numbers (from one) of the questions that a change elsewhere has opened again: something of them is missing though
 * others are answered and stored. None before the first visit: an answer that is forced is not the shopper's.
 */
export function reopenedQuestions(
  stored: readonly QuestionAnswer[] | null,
  facts: QuestionFacts,
): readonly number[] {
  const settled = settleQuestions(stored ?? [], facts);
  if (!settled.some(({ value, disabled }) => value !== null && !disabled)) return [];
  return settled.flatMap((question, index) =>
    answerFault(question.question_code, question, facts) === null ? [] : [index + 1],
  );
}

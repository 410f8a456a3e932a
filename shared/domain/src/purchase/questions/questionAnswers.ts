import type { Question } from '../../entities/quote';
import type { FieldError } from '../../schemas/errorsOf';
import { EXPLANATION_MAX_LENGTH } from '../../constants/limits';
import { linesFault } from '../../schemas/linesFault';
import { isGiven } from '../rules/isGiven';
import { QUESTION_CODES, questionData, type QuestionCode } from './questionData';
import {
  contradictsVehicles,
  followUpCode,
  forcedAnswer,
  needsExplanation,
  questionsAsked,
  showsExplanation,
  type QuestionFacts,
} from './questionRules';

/** An answer as given or stored. A null `value` is unanswered; `explanation` is the follow-up's text. */
export interface QuestionAnswer {
  question_code: string;
  value: boolean | null;
  explanation?: string | null | undefined;
}

/** A question with its answer; the screen looks up its text by code. */
export interface AskedQuestion extends Omit<Question, 'text' | 'question_code'> {
  question_code: QuestionCode;
}

/**
 * Every question of a state and carrier with its answer, forced ones set and disabled. Clears an answer that
 * contradicts the vehicles, which may have changed since, and an explanation that is not asked for.
 */
export function settleQuestions(answers: readonly QuestionAnswer[], facts: QuestionFacts): AskedQuestion[] {
  return questionsAsked(facts).map((code) => {
    const answer = answers.find(({ question_code }) => question_code === code);
    const forced = forcedAnswer(code, facts);
    const given = answer?.value ?? null;
    const kept = given !== null && contradictsVehicles(code, given, facts) ? null : given;
    const value = forced ?? kept;
    const explanation = showsExplanation(code, value) ? (answer?.explanation ?? null) : null;
    return { question_code: code, value, explanation, disabled: forced !== null };
  });
}

/** The error of one answer, or null. Follow-ups have their own fields. */
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
  return showsExplanation(code, value) ? explanationFault(code, answer?.explanation) : null;
}

function explanationFault(code: QuestionCode, explanation: QuestionAnswer['explanation']): FieldError | null {
  const path = followUpCode(code);
  if (needsExplanation(code, true) && !isGiven(explanation)) {
    const isBusiness = questionData(code).kind === 'business';
    const missing = isBusiness ? 'validation:business_explanation_missing' : 'validation:explanation_missing';
    return { path, key: missing };
  }
  const key = linesFault(explanation, EXPLANATION_MAX_LENGTH);
  return key === null ? null : { path, key };
}

/**
 * Errors in the answers (section 5): one for each question that is unanswered, unexplained or contradicts the cars, and
 * one if a question is none of ours. An answer to a question that is not asked here is ignored: a page that was open
 * before a question was dropped still sends it.
 */
export function questionFaults(answers: readonly QuestionAnswer[], facts: QuestionFacts): FieldError[] {
  const asked = questionsAsked(facts);
  const known = new Set<string>(QUESTION_CODES);
  const strange = answers
    .filter(({ question_code }) => !known.has(question_code))
    .map((): FieldError => ({ path: 'questions', key: 'validation:question_unknown' }));
  const faults = asked.flatMap((code) => {
    const answer = answers.find(({ question_code }) => question_code === code);
    return answerFault(code, answer, facts) ?? [];
  });
  return [...faults, ...strange.slice(0, 1)];
}

/** Whether every question is answered, explained if required, and consistent with the vehicles (section 5). */
export function areAnswersComplete(answers: readonly QuestionAnswer[], facts: QuestionFacts): boolean {
  return questionFaults(answers, facts).length === 0;
}

/**
 * Numbers (from one) of stored questions that a change elsewhere reopened, because an answer is now missing. Empty
 * before the first visit, since forced answers are not the shopper's.
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

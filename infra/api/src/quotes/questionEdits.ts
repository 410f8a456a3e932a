import type { Quote, UpdateQuoteInput } from '@shared/domain';
import {
  type QuestionAnswer,
  questionFactsOf,
  questionFaults,
  type QuestionFacts,
  settleQuestions,
} from '@shared/domain/purchase';
import { questionsTexts } from '@shared/i18n/texts';
import type { ApiLanguage } from '../http/languageOf';
import { refuse } from '../http/validatorCompiler';

/**
 * A quote's questions with their texts, and their answers as its vehicles and carrier determine them (section 4);
 * null until a rate is selected, because the questions are the carrier's (reading 31).
 */
export function questionsAnswer(
  quote: Parameters<typeof questionFactsOf>[0],
  stored: readonly QuestionAnswer[] | null,
  language: ApiLanguage,
): Quote['questions'] {
  const facts = questionFactsOf(quote);
  if (facts === null) return null;
  const { questions: texts } = questionsTexts[language];
  return settleQuestions(stored ?? [], facts).map((question) => ({
    ...question,
    text: texts[question.question_code],
  }));
}

/**
 * The answers to store: code, value, explanation. A forced answer is not stored, so that it is asked once it is no
 * longer forced. @throws ApiFailure 422 for errors of the form (section 5), which validates all answers together.
 */
export function answeredQuestions(
  sent: NonNullable<UpdateQuoteInput['questions']>,
  facts: QuestionFacts,
): QuestionAnswer[] {
  refuse(questionFaults(sent, facts));
  return settleQuestions(sent, facts).map(({ question_code, value, explanation, disabled }) => ({
    question_code,
    value: disabled ? null : value,
    explanation,
  }));
}

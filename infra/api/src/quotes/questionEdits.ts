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
 * The questions a quote is asked, with their answers as its vehicles and carrier leave them (section 4) and their texts; null
 * until a rate is selected, since the questions are the carrier's (reading 31).
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
 * The answers to keep: code, value, explanation. A forced answer is nobody's and is not kept as one, so that it is asked for
 * once it is forced no more. @throws ApiFailure 422 for what the form refuses (section 5): answers come as a whole.
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

import type { Quote, UpdateQuoteInput } from '@shared/domain';
import {
  followUpCode,
  QUESTION_CODES,
  questionsAsked,
  settleQuestions,
  type AskedQuestion,
  type QuestionCode,
  type QuestionFacts,
} from '@shared/domain/purchase';

type FollowUpCode = `${QuestionCode}Desc`;

/** An answer by its question's code, an explanation by the follow-up's code (section 3). */
export type QuestionValues = { [Code in QuestionCode]?: boolean | null } & {
  [Code in FollowUpCode]?: string;
};
export type QuestionField = keyof QuestionValues;

/** Draft name of this step. */
export const QUESTIONS_DRAFT = 'questions';

/** Fields that the draft may store. */
export const QUESTION_FIELDS: readonly QuestionField[] = QUESTION_CODES.flatMap((code) => [
  code,
  followUpCode(code),
]);

/** The quote's answers. */
export function fromQuote({ questions }: Pick<Quote, 'questions'>): QuestionValues {
  const answers = QUESTION_CODES.map((code): QuestionValues => {
    const known = questions?.find(({ question_code }) => question_code === code);
    return { [code]: known?.value ?? null, [followUpCode(code)]: known?.explanation ?? '' };
  });
  return Object.assign({}, ...answers);
}

/** The questions with forced answers set and those that contradict the vehicles cleared (section 4). */
export function settledQuestions(values: QuestionValues, facts: QuestionFacts): AskedQuestion[] {
  const answers = questionsAsked(facts).map((code) => ({
    question_code: code,
    value: values[code] ?? null,
    explanation: values[followUpCode(code)]?.trim() || null,
  }));
  return settleQuestions(answers, facts);
}

/** The answers as the API expects them: all of them, forced ones included. */
export function toUpdate(values: QuestionValues, facts: QuestionFacts): Pick<UpdateQuoteInput, 'questions'> {
  return {
    questions: settledQuestions(values, facts).flatMap(({ question_code, value, explanation }) =>
      value === null ? [] : [{ question_code, value, explanation }],
    ),
  };
}

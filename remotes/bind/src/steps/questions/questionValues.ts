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

/** An answer under its question's code, its explanation under that of the follow-up (section 3). */
export type QuestionValues = { [Code in QuestionCode]?: boolean | null } & {
  [Code in FollowUpCode]?: string;
};
export type QuestionField = keyof QuestionValues;

/** Names the draft of this step. */
export const QUESTIONS_DRAFT = 'questions';

/** What may lie in it. */
export const QUESTION_FIELDS: readonly QuestionField[] = QUESTION_CODES.flatMap((code) => [
  code,
  followUpCode(code),
]);

/** The quote's own answers. */
export function fromQuote({ questions }: Pick<Quote, 'questions'>): QuestionValues {
  const answers = QUESTION_CODES.map((code): QuestionValues => {
    const known = questions?.find(({ question_code }) => question_code === code);
    return { [code]: known?.value ?? null, [followUpCode(code)]: known?.explanation ?? '' };
  });
  return Object.assign({}, ...answers);
}

/** The questions as they stand: forced answers set, those against the vehicles taken back (section 4). */
export function settledQuestions(values: QuestionValues, facts: QuestionFacts): AskedQuestion[] {
  const answers = questionsAsked(facts).map((code) => ({
    question_code: code,
    value: values[code] ?? null,
    explanation: values[followUpCode(code)]?.trim() || null,
  }));
  return settleQuestions(answers, facts);
}

/** The answers as the API takes them: all of them, forced ones too. */
export function toUpdate(values: QuestionValues, facts: QuestionFacts): Pick<UpdateQuoteInput, 'questions'> {
  return {
    questions: settledQuestions(values, facts).flatMap(({ question_code, value, explanation }) =>
      value === null ? [] : [{ question_code, value, explanation }],
    ),
  };
}

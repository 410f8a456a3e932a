import { rulesSchema } from '../../validation/rulesSchema';
import type { FieldError } from '@shared/domain';
import { questionFaults, type QuestionFacts } from '@shared/domain/purchase';
import { QUESTION_FIELDS, settledQuestions, type QuestionField, type QuestionValues } from './questionValues';

interface Fault extends FieldError {
  path: QuestionField;
}

/** Errors in the current answers (section 5). */
function faultsIn(values: QuestionValues, facts: QuestionFacts): Fault[] {
  return questionFaults(settledQuestions(values, facts), facts).flatMap(({ path, key }) => {
    const field = QUESTION_FIELDS.find((name) => name === path);
    return field === undefined ? [] : [{ path: field, key }];
  });
}

/** Validates the answers by the domain's rules, for the questions of the state and carrier. */
export const questionsSchema = rulesSchema(faultsIn);

import type { FieldError } from '../../schemas/errorsOf';
import type { ValidationKey } from '../../schemas/validationKeys';

/**
 * A purchase rule as data (section 5): if broken, it reports `key` at `field`. `reads` lists the answers it depends on.
 * A form runs all its rules; the API only those that read an answer the call changes.
 */
export interface AnswerRule<Answers, Facts, Field extends string = keyof Answers & string> {
  field: Field;
  key: ValidationKey;
  reads: readonly (keyof Answers & string)[];
  isBroken: (answers: Answers, facts: Facts) => boolean;
}

/**
 * The errors that the rules find in the answers, in order. With `changed` (field names), only rules that read one of
 * them run, so one answer can change while others are still missing.
 */
export function faultsOf<Answers, Facts, Field extends string>(
  rules: readonly AnswerRule<Answers, Facts, Field>[],
  answers: Answers,
  facts: Facts,
  changed?: readonly string[],
): (FieldError & { path: Field })[] {
  return rules
    .filter(({ reads }) => changed === undefined || reads.some((field) => changed.includes(field)))
    .filter((rule) => rule.isBroken(answers, facts))
    .map(({ field, key }) => ({ path: field, key }));
}

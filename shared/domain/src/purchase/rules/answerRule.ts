import type { FieldError } from '../../schemas/errorsOf';
import type { ValidationKey } from '../../schemas/validationKeys';

/**
 * A rule of the purchase as data (section 5): broken, it puts `key` at `field`. `reads` are the answers it depends on.
 * The form runs every rule of its screen; the API those that read an answer a call changes.
 */
export interface AnswerRule<Answers, Facts, Field extends string = keyof Answers & string> {
  field: Field;
  key: ValidationKey;
  reads: readonly (keyof Answers & string)[];
  isBroken: (answers: Answers, facts: Facts) => boolean;
}

/**
 * What the rules refuse in some answers, in the rules' order. With `changed` (names of fields) only rules that read one of
 * them are asked, so that a change of one answer is not refused for another that was never given.
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

import { textOfProblem, type TranslateShared } from '@shared/i18n';
import type { FieldProblem } from '@shared/ui';
import type { FieldErrors, FieldValues } from 'react-hook-form';

interface Fault {
  field: string;
  message: string;
}

/** Texts for the summary's lines. */
interface Words {
  t: TranslateShared;
  /** The form's name for a field; '' if it has none. */
  nameOf: (field: string) => string;
  /** Lists fields that share one message under it, for long messages that many fields share. */
  grouped?: boolean;
}

/**
 * The errors of a form as lines of a summary, including nested fields ('lienholder.name'). A schema's message is a text
 * key (house style: code is the key). A message that needs its field ('is required', or one that two fields share)
 * starts with the field's name, as in section 8.
 */
export function fieldProblems<Values extends FieldValues>(
  errors: FieldErrors<Values>,
  { t, nameOf, grouped = false }: Words,
): FieldProblem[] {
  const faults = faultsBelow('', errors).map(({ field, message }) => ({
    field,
    message: textOfProblem(t, message),
  }));
  return faults.flatMap(({ field, message }, at) => {
    const first = faults.findIndex((fault) => fault.message === message);
    const isShared = faults.filter((fault) => fault.message === message).length > 1;
    if (isShared && grouped)
      return [...(first === at ? [{ message }] : []), { field, message: nameOf(field) }];
    const name = isShared || isEndOfSentence(message) ? nameOf(field) : '';
    const line = name === '' ? message : `${name}: ${message}`;
    return { ...(field === '' ? {} : { field }), message: line };
  });
}

function faultsBelow(path: string, errors: object): Fault[] {
  return Object.entries(errors).flatMap(([key, error]: [string, unknown]) => {
    if (typeof error !== 'object' || error === null) return [];
    const field = path === '' ? key : `${path}.${key}`;
    if (!('message' in error) || typeof error.message !== 'string') return faultsBelow(field, error);
    return [{ field, message: error.message }];
  });
}

const isEndOfSentence = (message: string): boolean => /^\p{Ll}/u.test(message);

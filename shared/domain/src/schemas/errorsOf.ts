import { ValidationError } from 'yup';
import type { AnyObject, Schema } from 'yup';
import type { ValidationCode } from '../entities/errorCodes';
import type { ValidationKey } from './validationKeys';

/** One refused field: where it stands ("limits[0].amount", empty for the whole) and the text key that says why. */
export interface FieldError {
  path: string;
  key: ValidationKey;
}

const TEXT_KEY = /^validation:[\w.-]+$/;
/** What yup calls a value that is not there. */
const MISSING: ReadonlySet<string | undefined> = new Set(['nullable', 'optionality', 'required']);

/** Where a schema names no text key of its own the message is yup's, which quotes the value: never that. */
function keyOf(message: string, type: string | undefined): ValidationKey {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the API's test of texts reads every key in the schemas
  if (TEXT_KEY.test(message)) return message as ValidationKey;
  return MISSING.has(type) ? 'validation:required' : 'validation:invalid';
}

/** The code of a key on the wire. */
export const validationCode = (key: ValidationKey): ValidationCode =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what follows the namespace, by the type's own definition
  key.slice('validation:'.length) as ValidationCode;

/**
 * Every fault of a value under a schema, none for a good one. Nothing of the value is echoed. Anything but a
 * ValidationError would be a fault of ours and is thrown on.
 */
export function errorsOf(schema: Schema<unknown, AnyObject>, value: unknown): FieldError[] {
  try {
    schema.validateSync(value, { abortEarly: false, strict: true });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const faults = error.inner.length > 0 ? error.inner : [error];
    return faults.flatMap((fault) =>
      fault.errors.map((message) => ({ path: fault.path ?? '', key: keyOf(message, fault.type) })),
    );
  }
}

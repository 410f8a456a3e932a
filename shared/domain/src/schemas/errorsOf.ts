import { ValidationError } from 'yup';
import type { AnyObject, Schema } from 'yup';
import type { ValidationCode } from '../entities/errorCodes';
import { trimmed } from './trimmed';
import type { ValidationKey } from './validationKeys';

/** One rejected field: its path ("limits[0].amount", empty for the whole value) and the text key of the reason. */
export interface FieldError {
  path: string;
  key: ValidationKey;
}

const TEXT_KEY = /^validation:[\w.-]+$/;
/** yup's test names for a missing value. */
const MISSING: ReadonlySet<string | undefined> = new Set(['nullable', 'optionality', 'required']);

/** Without its own text key, a schema has yup's message, which quotes the value and must not be shown. */
function keyOf(message: string, type: string | undefined): ValidationKey {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the API's text test reads every key in the schemas
  if (TEXT_KEY.test(message)) return message as ValidationKey;
  return MISSING.has(type) ? 'validation:required' : 'validation:invalid';
}

/** The wire code of a key. */
export const validationCode = (key: ValidationKey): ValidationCode =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the part after the namespace, by the type's definition
  key.slice('validation:'.length) as ValidationCode;

/**
 * Every error of a value under a schema, apart from spaces around its texts; empty if valid. The value is never echoed. Anything but a ValidationError is a
 * bug and is rethrown.
 */
export function errorsOf(schema: Schema<unknown, AnyObject>, value: unknown): FieldError[] {
  try {
    schema.validateSync(trimmed(schema, value), { abortEarly: false, strict: true });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const faults = error.inner.length > 0 ? error.inner : [error];
    return faults.flatMap((fault) =>
      fault.errors.map((message) => ({ path: fault.path ?? '', key: keyOf(message, fault.type) })),
    );
  }
}

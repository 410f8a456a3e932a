import { ValidationError } from 'yup';
import type { AnyObject, Schema } from 'yup';

/** One refused field: where it stands ("limits[0].amount", empty for the whole) and the text key that says why. */
export interface FieldError {
  path: string;
  key: string;
}

const TEXT_KEY = /^[\w-]+:[\w.-]+$/;
/** What yup calls a value that is not there. */
const MISSING: ReadonlySet<string | undefined> = new Set(['nullable', 'optionality', 'required']);

/** Where a schema names no text key of its own the message is yup's, which quotes the value: never that. */
function keyOf(message: string, type: string | undefined): string {
  if (TEXT_KEY.test(message)) return message;
  return MISSING.has(type) ? 'validation:required' : 'validation:invalid';
}

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

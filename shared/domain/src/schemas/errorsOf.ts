import { ValidationError } from 'yup';
import type { AnyObject, Schema } from 'yup';

/** One refused field: where it stands ("limits[0].amount", empty for the whole) and the text key that says why. */
export interface FieldError {
  path: string;
  key: string;
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
    return faults.flatMap((fault) => fault.errors.map((key) => ({ path: fault.path ?? '', key })));
  }
}

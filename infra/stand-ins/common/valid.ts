import type { AnyObject, Schema } from 'yup';

/** A value that matches its schema, or null. A missing value is null too, because yup would create an empty object. */
export function valid<T>(schema: Schema<T, AnyObject>, value: unknown): T | null {
  return value !== undefined && schema.isValidSync(value, { strict: true }) ? schema.cast(value) : null;
}

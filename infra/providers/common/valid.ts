import type { AnyObject, Schema } from 'yup';

/** A value under its schema, or null. No value at all is not one: yup would fill an object of nothing. */
export function valid<T>(schema: Schema<T, AnyObject>, value: unknown): T | null {
  return value !== undefined && schema.isValidSync(value, { strict: true }) ? schema.cast(value) : null;
}

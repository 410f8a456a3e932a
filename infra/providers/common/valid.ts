import type { AnyObject, Schema } from 'yup';

/** A value under its schema, or null. */
export function valid<T>(schema: Schema<T, AnyObject>, value: unknown): T | null {
  return schema.isValidSync(value, { strict: true }) ? schema.cast(value) : null;
}

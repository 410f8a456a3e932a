import { errorsOf } from '@shared/domain';
import { type AnyObject, Schema } from 'yup';
import { ApiFailure } from './apiFailure';

const codeOf = (key: string): string => key.split(':').at(-1) ?? key;

/** The refusals of a value under a schema as one 422, or null for a good one. */
export function failureOf(schema: Schema<unknown, AnyObject>, value: unknown): ApiFailure | null {
  const errors = errorsOf(schema, value);
  if (errors.length === 0) return null;
  const entries = errors.slice(0, 40).map(({ path, key }) => ({
    code: codeOf(key),
    // Paths name our fields; an unknown field's name is the caller's own and is not part of a path.
    ...(path ? { attribute: path } : {}),
  }));
  return new ApiFailure(422, entries);
}

/** The API runs the very same yup schemas as the browser (house style). Nothing is cast or stripped. */
export const validatorCompiler =
  ({ schema }: { schema: unknown }) =>
  (value: unknown): { value: unknown } | { error: Error } => {
    if (!(schema instanceof Schema)) throw new Error('a route must bring a yup schema');
    const failure = failureOf(schema, value);
    return failure ? { error: failure } : { value };
  };

import { errorsOf, type FieldError, validationCode } from '@shared/domain';
import { type AnyObject, Schema } from 'yup';
import { ApiFailure } from './apiFailure';

/** What a rule or a schema refuses, as one 422: the code is the message's key, the attribute its path. Null for nothing. */
function refusalOf(errors: readonly FieldError[]): ApiFailure | null {
  if (errors.length === 0) return null;
  const entries = errors.slice(0, 40).map(({ path, key }) => ({
    code: validationCode(key),
    // Paths name our fields; an unknown field's name is the caller's own and is not part of a path.
    ...(path ? { attribute: path } : {}),
  }));
  return new ApiFailure(422, entries);
}

/** The refusals of a value under a schema as one 422, or null for a good one. */
export const failureOf = (schema: Schema<unknown, AnyObject>, value: unknown): ApiFailure | null =>
  refusalOf(errorsOf(schema, value));

/** Refuses what the rules of a form refuse (422). */
export function refuse(errors: readonly FieldError[]): void {
  const failure = refusalOf(errors);
  if (failure) throw failure;
}

/** The API runs the very same yup schemas as the browser (house style). Nothing is cast or stripped. */
export const validatorCompiler =
  ({ schema }: { schema: unknown }) =>
  (value: unknown): { value: unknown } | { error: Error } => {
    if (!(schema instanceof Schema)) throw new Error('a route must bring a yup schema');
    const failure = failureOf(schema, value);
    return failure ? { error: failure } : { value };
  };

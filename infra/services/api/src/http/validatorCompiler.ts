import { errorsOf, type FieldError, trimmed, validationCode } from '@shared/domain';
import { type AnyObject, ObjectSchema, Schema } from 'yup';
import { ApiFailure } from './apiFailure';

/** A validation error as one 422: the code is the message's key, the attribute its path. Null for no error. */
function refusalOf(errors: readonly FieldError[]): ApiFailure | null {
  if (errors.length === 0) return null;
  const entries = errors.slice(0, 40).map(({ path, key }) => ({
    code: validationCode(key),
    // Paths name our fields only; an unknown field's name is the caller's own and is left out.
    ...(path ? { attribute: path } : {}),
  }));
  return new ApiFailure(422, entries);
}

/** The errors of a value under a schema as one 422, or null for a valid one. */
export const failureOf = (schema: Schema<unknown, AnyObject>, value: unknown): ApiFailure | null =>
  refusalOf(errorsOf(schema, value));

/** Rejects what the rules of a form reject (422). */
export function refuse(errors: readonly FieldError[]): void {
  const failure = refusalOf(errors);
  if (failure) throw failure;
}

type AnyObjectSchema = ObjectSchema<AnyObject>;

/** Callers choose the fields of a patch, so the cache of selections is limited. */
const MOST_CHOICES = 200;

/**
 * The schema of only the fields that a patch names: all are optional, and checking each costs more than the rest of
 * an edit's checks. An unknown field stays unknown to this schema too.
 */
function ofNamedFields(schema: AnyObjectSchema): (value: unknown) => Schema<unknown, AnyObject> {
  const fields = Object.keys(schema.fields);
  const known = new Map<string, AnyObjectSchema>();
  return (value) => {
    if (typeof value !== 'object' || value === null) return schema;
    const named = fields.filter((field) => Object.hasOwn(value, field));
    const choice = named.join();
    const part = known.get(choice) ?? schema.pick(named);
    if (known.size < MOST_CHOICES) known.set(choice, part);
    return part;
  };
}

const isPatch = (schema: Schema): schema is AnyObjectSchema =>
  schema instanceof ObjectSchema && errorsOf(schema, {}).length === 0;

/** The API runs the same yup schemas as the browser (house style). Nothing is cast or stripped but spaces around texts. */
export function validatorCompiler({ schema }: { schema: unknown }) {
  if (!(schema instanceof Schema)) throw new Error('a route must bring a yup schema');
  const schemaOf = isPatch(schema) ? ofNamedFields(schema) : () => schema;
  return (sent: unknown): { value: unknown } | { error: Error } => {
    const value = trimmed(schema, sent);
    const failure = failureOf(schemaOf(value), value);
    return failure ? { error: failure } : { value };
  };
}

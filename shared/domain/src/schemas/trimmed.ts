import { ArraySchema, ObjectSchema, StringSchema } from 'yup';

/**
 * A value with its texts trimmed as the schema's text fields say, and otherwise as it was sent: yup itself would also
 * turn numbers into text and "true" into true. A strict schema, as all of ours are, transforms nothing while it
 * validates.
 */
export function trimmed(schema: unknown, value: unknown): unknown {
  if (typeof value === 'string')
    return schema instanceof StringSchema ? schema.cast(value, { assert: false }) : value;
  if (Array.isArray(value))
    return schema instanceof ArraySchema ? value.map((item) => trimmed(schema.innerType, item)) : value;
  if (!(schema instanceof ObjectSchema) || typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(schema.fields).flatMap(([name, field]) => {
    const sent: unknown = Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;
    const kept = trimmed(field, sent);
    return kept === sent ? [] : [[name, kept] as const];
  });
  return fields.length === 0 ? value : { ...value, ...Object.fromEntries(fields) };
}

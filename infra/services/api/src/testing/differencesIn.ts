import type { JsonSchema } from '../openapi/jsonSchema';

/** A schema of the description, or of a client's contract. */
type Described = JsonSchema & { anyOf?: JsonSchema[] };

const typeOf = (value: unknown) => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
};

/** Where a value differs from a schema whose `$ref`s name one of the types; a minimal validator, enough for answers. */
export function differencesIn(
  value: unknown,
  schema: Described,
  types: Record<string, JsonSchema>,
  at = '$',
): string[] {
  const within = (inner: unknown, of: JsonSchema, place: string) => differencesIn(inner, of, types, place);
  if (schema.$ref) return within(value, types[schema.$ref.split('/').at(-1) ?? ''] ?? {}, at);
  const several = schema.oneOf ?? schema.anyOf;
  if (several) {
    const each = several.map((one) => within(value, one, at));
    return each.toSorted((a, b) => a.length - b.length)[0] ?? [];
  }
  const type = typeOf(value);
  const isNumber = schema.type === 'number' && type === 'integer';
  if (schema.type && schema.type !== type && !isNumber) return [`${at} is ${type}`];
  if (schema.enum && !schema.enum.includes(value)) return [`${at} is no listed word`];
  if (Array.isArray(value))
    return value.flatMap((item, index) => within(item, schema.items ?? {}, `${at}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  const fields = new Map<string, unknown>(Object.entries(value));
  const missing = (schema.required ?? [])
    .filter((name) => !fields.has(name))
    .map((name) => `${at}.${name} is missing`);
  const closed = schema.additionalProperties === false;
  return [...fields].reduce((found, [name, field]) => {
    const known = schema.properties?.[name];
    if (known) return [...found, ...within(field, known, `${at}.${name}`)];
    return closed ? [...found, `${at}.${name} is not described`] : found;
  }, missing);
}

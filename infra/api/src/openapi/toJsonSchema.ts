import type { AnyObject, Schema } from 'yup';
import type { JsonSchema } from './jsonSchema';

interface Described {
  type: string;
  nullable?: boolean;
  optional?: boolean;
  oneOf?: unknown[];
  tests?: { name?: string; params?: Record<string, unknown> }[];
  fields?: Record<string, Described>;
  innerType?: Described | Described[];
}

const number = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

/** The JSON Schema of one yup test; tests across fields have none. */
function limitOf(type: string, name: string, params: Record<string, unknown>): JsonSchema {
  const max = number(params['max']);
  const min = number(params['min']);
  if (name === 'iso-date') return { format: 'date' };
  if (name === 'email') return { format: 'email' };
  if (name === 'integer') return { type: 'integer' };
  if (name === 'matches' || name === 'latin' || name === 'phone') return { pattern: String(params['regex']) };
  if (name === 'max' && max !== undefined) {
    if (type === 'string') return { maxLength: max };
    return type === 'array' ? { maxItems: max } : { maximum: max };
  }
  if (name === 'min' && min !== undefined) return type === 'string' ? { minLength: min } : { minimum: min };
  return {};
}

function objectOf(described: Described): JsonSchema {
  const fields = Object.entries(described.fields ?? {});
  return {
    properties: Object.fromEntries(fields.map(([name, field]) => [name, fromDescription(field)])),
    required: fields.filter(([, field]) => field.optional === false).map(([name]) => name),
    additionalProperties: !(described.tests ?? []).some((test) => test.name === 'noUnknown'),
  };
}

function innerOf({ innerType }: Described): JsonSchema {
  const inner = Array.isArray(innerType) ? innerType[0] : innerType;
  return inner ? { items: fromDescription(inner) } : {};
}

function fromDescription(described: Described): JsonSchema {
  // `mixed` is used for a closed list of numbers, which yup cannot describe.
  if (described.type === 'mixed') return { type: 'number' };
  const schema: JsonSchema = { type: described.type };
  for (const { name = '', params = {} } of described.tests ?? []) {
    Object.assign(schema, limitOf(described.type, name, params));
  }
  if (described.type === 'object') Object.assign(schema, objectOf(described));
  if (described.type === 'array') Object.assign(schema, innerOf(described));
  if (described.oneOf?.length) schema.enum = [...described.oneOf, ...(described.nullable ? [null] : [])];
  if (described.nullable) schema.type = [String(schema.type), 'null'];
  return schema;
}

/** The JSON Schema of a yup schema, so that the description is generated from the validation itself. */
export function toJsonSchema(schema: Schema<unknown, AnyObject>): JsonSchema {
  // Treated as plain data: yup's types also allow references and lazy schemas, which no body of ours uses.
  const described: Described = JSON.parse(
    JSON.stringify(schema.describe(), (_, value: unknown) =>
      value instanceof RegExp ? value.source : value,
    ),
  );
  return fromDescription(described);
}

import * as fc from 'fast-check';
import type { JsonSchema } from '@infra/api/jsonSchema';

const HOSTILE: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1e308,
  Number.MAX_SAFE_INTEGER,
  0.1,
  '',
  ' ',
  'é'.repeat(200),
  'x'.repeat(20_000),
  "'; drop table quotes; --",
  '../../etc/passwd',
  '${7*7}',
  '\u202Etxt',
  '0000-00-00',
  '9999-12-31',
  '2024-02-30',
  [],
  {},
  [[]],
  { toString: 1 },
];

/** Any JSON, including values that often break parsers, databases and dates. */
const hostile: fc.Arbitrary<unknown> = fc.oneof(fc.constantFrom(...HOSTILE), fc.jsonValue({ maxDepth: 2 }));

const isoDate = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

function textFor(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.format === 'date') return isoDate;
  if (schema.format === 'email') return fc.emailAddress();
  // Patterns with lookaround cannot be generated, so any text is used.
  if (schema.pattern && !schema.pattern.includes('(?!'))
    return fc.stringMatching(new RegExp(schema.pattern), { size: 'small' });
  return fc.string({ unit: 'grapheme', maxLength: Math.min(schema.maxLength ?? 40, 60) });
}

function objectFor(schema: JsonSchema): fc.Arbitrary<unknown> {
  const properties = Object.entries(schema.properties ?? {});
  const fields = Object.fromEntries(properties.map(([name, field]) => [name, arbitraryFor(field)]));
  const record = fc.record(fields, { requiredKeys: schema.required ?? [] });
  const extra = fc.tuple(record, fc.constantFrom('policy_number', 'id', 'status', 'zz', 'toString'), hostile);
  return fc.oneof(
    { weight: 30, arbitrary: record },
    { weight: 1, arbitrary: extra.map(([value, name, more]) => ({ ...value, [name]: more })) },
  );
}

function validFor(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const [type = ''] = [schema.type ?? []].flat();
  if (type === 'object') return objectFor(schema);
  if (type === 'array') return fc.array(arbitraryFor(schema.items ?? {}), { maxLength: 4 });
  if (type === 'boolean') return fc.boolean();
  if (type === 'integer') return fc.integer({ min: schema.minimum ?? -1e6, max: schema.maximum ?? 1e6 });
  if (type === 'number') return fc.constantFrom(6, 12, 1.5);
  return type === 'string' ? textFor(schema) : hostile;
}

/** The schema's example with up to two fields regenerated, which gets deepest into a handler. */
export function nearExample(schema: JsonSchema): fc.Arbitrary<unknown> {
  const [example] = schema.examples ?? [];
  const fields = Object.entries(schema.properties ?? {});
  if (!example || fields.length === 0) return arbitraryFor(schema);
  const change = fc
    .constantFrom(...fields)
    .chain(([name, field]) => arbitraryFor(field).map((value) => ({ [name]: value })));
  const changed = fc
    .array(change, { maxLength: 2 })
    .map((changes) => Object.assign({}, example, ...changes) as unknown);
  return fc.oneof({ weight: 3, arbitrary: changed }, { weight: 2, arbitrary: arbitraryFor(schema) });
}

/** Values of a schema, mostly valid so that many reach the handler, sometimes anything at all. */
export function arbitraryFor(schema: JsonSchema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 40, arbitrary: validFor(schema) }, { weight: 1, arbitrary: hostile });
}

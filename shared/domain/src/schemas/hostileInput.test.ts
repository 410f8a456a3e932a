import { runs } from '@shared/testing/form';
import { anything, assert, constantFrom, dictionary, oneof, property } from 'fast-check';
import {
  VALIDATION_KEYS,
  contactMeSchema,
  createQuoteSchema,
  driverFormSchema,
  driverPatchSchema,
  driverSchema,
  editQuoteSchema,
  errorsOf,
  eraseWaitingSchema,
  resumeLinkSchema,
  resumeSchema,
  sendQuoteSchema,
  updateQuoteSchema,
  vehiclePatchSchema,
  vehicleSchema,
  waitingSchema,
  zipCodeSchema,
} from '.';
import { finishLaterSchema } from '../journeys';

const schemas = {
  zipCodeSchema,
  createQuoteSchema,
  updateQuoteSchema,
  editQuoteSchema,
  vehicleSchema,
  vehiclePatchSchema,
  driverSchema,
  driverPatchSchema,
  driverForm: driverFormSchema(true),
  sendQuoteSchema,
  contactMeSchema,
  resumeLinkSchema,
  finishLaterSchema,
  resumeSchema,
  waitingSchema,
  eraseWaitingSchema,
};
const cases = Object.entries(schemas);
const known = new Set<string>(VALIDATION_KEYS);

const nasty = oneof(
  anything({ withNullPrototype: true, withBigInt: true, withDate: true, withMap: true }),
  constantFrom<unknown>(
    '\u0000',
    '\uD800',
    'x'.repeat(1_000_000),
    Number.NaN,
    Number.POSITIVE_INFINITY,
    1e308,
    -0,
    [],
    {},
    null,
    undefined,
    '',
    JSON.parse('{"__proto__":{"admin":true}}'),
  ),
);

function fieldNames(schema: object): string[] {
  return 'fields' in schema && schema.fields ? Object.keys(schema.fields) : [];
}

describe('bad input (security.md): rejected by a ValidationError with a known key, never anything else', () => {
  test.each(cases)('%s accepts any input without throwing', (_name, schema) => {
    const names = fieldNames(schema);
    const shaped = dictionary(constantFrom(...names, 'unknown_one'), nasty);
    assert(
      property(oneof(nasty, shaped), (value) => {
        for (const { key } of errorsOf(schema, value)) expect(known).toContain(key);
      }),
      runs(400),
    );
  });

  test.each(cases)('%s rejects a wrong type', (_name, schema) => {
    for (const value of [undefined, null, [], [{}], 7, true, '\u0000', 'a'.repeat(100_000)]) {
      expect(errorsOf(schema, value)).not.toEqual([]);
    }
  });

  test.each(cases.slice(1))('%s rejects an unknown field', (_name, schema) => {
    for (const value of [{ policy_number: 'X' }, JSON.parse('{"__proto__":{"admin":true}}'), { id: '1' }]) {
      expect(errorsOf(schema, value).map(({ key }) => key)).toContain('validation:unknown_field');
    }
  });
});

import { runs } from '@shared/testing/form';
import { anything, assert, constantFrom, dictionary, oneof, property } from 'fast-check';
import { errorsOf, VALIDATION_KEYS } from '../schemas';
import { policyDetailsSchema, purchaseDriverSchema, purchaseVehicleSchema, type DriverRuleFacts } from '.';

const facts: DriverRuleFacts = {
  state: 'IL',
  today: '2026-11-21',
  policyHolder: true,
  hasLicenseNumber: false,
};
const cases = Object.entries({
  policyDetails: policyDetailsSchema(facts),
  purchaseDriver: purchaseDriverSchema(facts),
  purchaseVehicle: purchaseVehicleSchema,
});
const known = new Set<string>(VALIDATION_KEYS);

const nasty = oneof(
  anything({ withNullPrototype: true, withBigInt: true, withDate: true, withMap: true }),
  constantFrom<unknown>('\u0000', '\uD800', 'x'.repeat(100_000), Number.NaN, -0, [], {}, null, undefined, ''),
  // Values that the cross-field rules read: plausible words in the wrong places.
  constantFrom<unknown>('employed', 'IL', 'IT', 'D12345678901', '1990-01-01', [{ type: 'dwi' }], true, false),
);

describe('bad input (security.md): cross-field rules reject it with a known key and never throw', () => {
  test.each(cases)('%s accepts any input without throwing', (_name, schema) => {
    const shaped = dictionary(constantFrom(...Object.keys(schema.fields)), nasty);
    assert(
      property(oneof(nasty, shaped), (value) => {
        for (const { key } of errorsOf(schema, value)) expect(known).toContain(key);
      }),
      runs(400),
    );
  });

  test.each(cases)('%s rejects a wrong type and an unknown field', (_name, schema) => {
    for (const value of [undefined, null, [], 7, 'text']) expect(errorsOf(schema, value)).not.toEqual([]);
    const strange = JSON.parse('{"__proto__":{"admin":true},"policy_number":"X"}') as object;
    expect(errorsOf(schema, strange).map(({ key }) => key)).toContain('validation:unknown_field');
  });
});

import { createQuoteSchema, driverPatchSchema, updateQuoteSchema, vehiclePatchSchema } from '@shared/domain';
import { ApiFailure } from './apiFailure';
import { failureOf, validatorCompiler } from './validatorCompiler';

const VALUES = [
  null,
  true,
  7,
  'x',
  '',
  '2026-02-30',
  [],
  ['x'],
  {},
  { unknown: 1 },
  { id: 'r' },
  { zip_code: 'x' },
];

type Judged = Parameters<typeof failureOf>;

/** The order of errors is the schema's own, and differs where a field is read alone. */
const refusalsOf = (failure: Error | null) =>
  failure instanceof ApiFailure
    ? [
        failure.statusCode,
        failure.entries.toSorted((one, other) => (one.attribute ?? '').localeCompare(other.attribute ?? '')),
      ]
    : failure;

const refusal = (...[schema, value]: Judged) => {
  const judged = validatorCompiler({ schema })(value);
  return refusalsOf('error' in judged ? judged.error : null);
};

const wholeRefusal = (...judged: Judged) => refusalsOf(failureOf(...judged));

describe.each([
  ['a new quote', createQuoteSchema],
  ['an edit of the quote', updateQuoteSchema],
  ['an edit of a car', vehiclePatchSchema],
  ['an edit of a driver', driverPatchSchema],
])('%s', (_, schema) => {
  const fields = Object.keys(schema.fields);

  test('each field alone is validated like in the whole schema', () => {
    for (const field of fields) {
      for (const value of VALUES) {
        const body = { [field]: value };
        expect([body, refusal(schema, body)]).toEqual([body, wholeRefusal(schema, body)]);
      }
    }
  });

  test('so are all together, with an unknown one, and a value that is not an object', () => {
    const all = VALUES.map((value) => Object.fromEntries(fields.map((field) => [field, value])));
    const unknown = { [fields[0] ?? '']: null, another: 1 };
    for (const body of [...all, ...all.map((one) => ({ ...one, another: 1 })), unknown, {}, ...VALUES])
      expect([body, refusal(schema, body)]).toEqual([body, wholeRefusal(schema, body)]);
  });
});

test('no selection of fields is validated as another one', () => {
  const judge = validatorCompiler({ schema: updateQuoteSchema });
  expect(judge({ homeowner: true })).toEqual({ value: { homeowner: true } });
  expect(judge({ pay_in_full: true })).toEqual({ value: { pay_in_full: true } });
  expect(judge({ pay_in_full: 'x' })).toHaveProperty('error');
  expect(judge({ homeowner: true, pay_in_full: 'x' })).toHaveProperty('error');
});

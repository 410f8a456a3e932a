import { contactMeSchema, driverPatchSchema, errorsOf, updateQuoteSchema, vehiclePatchSchema } from '.';

/** The values that section 3 gives each field: each accepts its own and rejects the others in this file. */
const ROWS = [
  { id: '3-19', schema: updateQuoteSchema, field: 'residence_info.ownership', words: ['owned', 'rented'] },
  {
    id: '3-43',
    schema: vehiclePatchSchema,
    field: 'use_code',
    words: ['pleasure', 'commute', 'long_commute', 'farm', 'business'],
  },
  {
    id: '3-48',
    schema: vehiclePatchSchema,
    field: 'coverage_package_name',
    words: ['LIABILITY', 'GOOD', 'BETTER'],
  },
  { id: '3-61', schema: driverPatchSchema, field: 'gender', words: ['male', 'female'] },
  {
    id: '3-64',
    schema: driverPatchSchema,
    field: 'marital_status',
    words: ['married', 'single', 'divorced', 'widowed'],
  },
  {
    id: '3-65',
    schema: driverPatchSchema,
    field: 'license_status',
    words: ['active', 'suspended', 'permit', 'foreign', 'expired', 'not_licensed'],
  },
  {
    id: '3-79',
    schema: driverPatchSchema,
    field: 'policy_holder_relationship',
    words: ['me', 'spouse', 'dependent', 'son', 'daughter', 'other', 'unspecified'],
  },
  { id: '3-81', schema: driverPatchSchema, field: 'tort', words: ['LIMITED', 'FULL'] },
  {
    id: '3-83',
    schema: driverPatchSchema,
    field: 'credit_score',
    words: ['excellent', 'good', 'fair', 'poor', 'none'],
  },
  {
    id: '3-92',
    schema: driverPatchSchema,
    field: 'communication_preference',
    words: ['email', 'text', 'both'],
  },
];
const EVERY_WORD = [...new Set(ROWS.flatMap(({ words }) => words)), 'BEST', 'MALE', ''];

const bodyWith = (path: string, word: string): object => {
  const [name = '', ...rest] = path.split('.');
  return { [name]: rest.length === 0 ? word : bodyWith(rest.join('.'), word) };
};

test.each(ROWS)('$field accepts only its own values [$id]', ({ schema, field, words }) => {
  const taken = EVERY_WORD.filter((word) => errorsOf(schema, bodyWith(field, word)).length === 0);
  expect(new Set(taken)).toEqual(new Set(words));
});

test.each([
  { id: '3-134', field: 'to' },
  { id: '3-135', field: 'fullName' },
  { id: '3-136', field: 'phoneNumber' },
])('the contact request sends $field [$id]', ({ field }) => {
  const whole = { to: 'ann@example.com', fullName: 'Ann Lee', phoneNumber: '3125550100' };
  expect(errorsOf(contactMeSchema, whole)).toEqual([]);
  expect(errorsOf(contactMeSchema, { ...whole, [field]: undefined })).toMatchObject([{ path: field }]);
});

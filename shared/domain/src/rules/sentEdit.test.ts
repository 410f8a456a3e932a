import { applied, sampleDriver, sampleVehicle } from '../testing/samples';
import { holdsEdit, isMadeBy, readBack, type SentEdit } from '.';

const lienholder = {
  name: 'Acme Bank',
  address: { line1: '1 Main St', line2: null, city: 'Des Plaines', state: 'IL', zip_code: '60018' },
};
const quote = {
  ...applied,
  version: 4,
  prior_policy: null,
  vehicles: [sampleVehicle({ lienholder })],
  drivers: [sampleDriver({ social_security_last4: '6789' })],
};
const questions = (applied.questions ?? []).map(({ question_code, value, explanation }) => ({
  question_code,
  value,
  explanation,
}));
const otherwise = questions.map((each) => ({ ...each, explanation: 'A dent' }));
const incident = { type: 'dwi', date: '2024-02-29', description: null };
const IDS = { quote: 'q1', vehicles: 'v1', drivers: 'd1' };
const edit = (of: SentEdit['of'], sent: object, id = IDS[of]): SentEdit => ({
  of,
  id,
  fields: readBack(sent),
  version: 3,
});

test.each([
  ['the questions, whose texts the server adds', edit('quote', { questions }), true],
  ['another explanation', edit('quote', { questions: otherwise }), false],
  ['fewer answers', edit('quote', { questions: questions.slice(1) }), false],
  ['the answers of another quote', edit('quote', { questions }, 'q2'), false],
  ['something the quote does not have yet', edit('quote', { prior_policy: { insurer_name: 'Acme' } }), false],
  ['a car with its lienholder', edit('vehicles', { lienholder, use_code: 'commute', vin: undefined }), true],
  ['no lienholder', edit('vehicles', { lienholder: null }), false],
  ['a car that is gone', edit('vehicles', { use_code: 'commute' }, 'v2'), false],
  ['an SSN in any format', edit('drivers', { social_security: '123-45-6789' }), true],
  ['another social', edit('drivers', { social_security: '123456780' }), false],
  ['a license number', edit('drivers', { license_number: 'S123456781234' }), true],
  ['a list that is empty', edit('drivers', { accident_violations: [] }), true],
  ['an incident the quote does not have', edit('drivers', { accident_violations: [incident] }), false],
])('whether a quote contains the sent edit: %s', (_name, sent, held) => {
  expect(holdsEdit(quote, sent)).toBe(held);
});

test('an identity number is not kept in full (reading 39)', () => {
  expect(readBack({ social_security: '123-45-6789', license_number: 'S123456781234', age: 4 })).toEqual({
    social_security_last4: '6789',
    license_number_last4: '1234',
    age: 4,
  });
});

describe('whether the shopper’s own edits made all newer versions', () => {
  const held = edit('quote', { questions });

  test.each([
    ['the only edit since', [held], 3, true],
    ['two in a row', [held, { ...held, version: 2 }], 2, true],
    ['someone else made one of two', [held], 2, false],
    ['someone else made it, and ours failed', [edit('quote', { questions: otherwise })], 3, false],
    ['none was sent', [], 3, false],
  ])('%s', (_name, edits, since, own) => {
    expect(isMadeBy(edits, quote, since)).toBe(own);
  });
});

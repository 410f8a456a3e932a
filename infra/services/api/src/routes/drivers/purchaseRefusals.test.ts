import { driverEditsOn, refusals } from '../../testing/driverEdits';
import { databaseUnderTest } from '../../testing/databaseUnderTest';
import { PURCHASE_PAT } from '../../testing/fixtures';

const BOX = { line1: 'PO Box 12', line2: null, city: 'Reno', state: 'NV', zip_code: '89501' };

/** Section 5: the API independently rejects what the purchase's driver form rejects. */
const under = databaseUnderTest();
const { patch, saved, addSecond, readQuote, quote } = driverEditsOn(under);

test.each([
  ['social_security', '•••-••-6789', 'social_masked'],
  ['license_number', '•••••••8901', 'license_number_invalid'],
])('a masked %s is rejected [R39-7]', async (attribute, masked, code) => {
  await saved(PURCHASE_PAT);
  const answer = await patch({ [attribute]: masked });
  expect([answer.status, refusals(answer)]).toEqual([422, expect.arrayContaining([[attribute, code]])]);
});

test.each([
  ['line1', { line1: '' }, 'street_required'],
  ['line1', { line1: '1 Главная' }, 'text_not_latin'],
  ['city', { city: '' }, 'city_required'],
  ['state', { state: 'ZZ' }, 'state_required'],
  ['zip_code', { zip_code: '895' }, 'zip_invalid'],
])('rejects a mailing address by its %s: %j', async (line, change, code) => {
  const answer = await patch({ address: { ...BOX, ...change } });
  expect([answer.status, refusals(answer)]).toEqual([422, [[`address.${line}`, code]]]);
});

test.each([
  ['included_in_policy', { included_in_policy: false }, 'policyholder_included'],
  ['birthday', { birthday: '2011-01-01' }, 'birthday_invalid'],
  ['license_issued_at', { license_issued_at: '2012-05-05' }, 'license_issued_invalid'],
  ['license_number', { license_number: '123' }, 'license_format_il'],
  ['license_number', { license_state: 'WI' }, 'license_format_wi'],
  ['license_state', { license_state: 'ZZ' }, 'choice_invalid'],
  ['employer_category', { occupation: 'employed', employer_name: 'Acme' }, 'employer_category_required'],
  ['sr22_state', { requires_sr22: true, sr22_case_number: null }, 'sr22_state_required'],
  [
    'defensive_driver_course_completed_at',
    { defensive_driver: true, defensive_driver_course_completed_at: null },
    'course_date_required',
  ],
  ['policy_holder_relationship', { policy_holder_relationship: 'spouse' }, 'choice_invalid'],
  [
    'accident_violations[0].type',
    { accident_violations: [{ type: 'nap', date: '2024-01-01' }] },
    'violation_incomplete',
  ],
  [
    'accident_violations[0].date',
    { accident_violations: [{ type: 'dwi', date: '2026-11-22' }] },
    'violation_date_future',
  ],
  ['first_name', { ...PURCHASE_PAT, first_name: null }, 'first_name_required'],
  ['first_name', { first_name: '  ' }, 'first_name_required'],
  ['license_number', { last_name: 'Adams' }, 'license_format_il'],
  ['email', { email: null }, 'email_required'],
  ['social_security', { social_security: '000-45-6789' }, 'social_impossible'],
  ['social_security', { social_security: '666456789' }, 'social_impossible'],
  ['social_security', { social_security: '912-45-6789' }, 'social_impossible'],
  ['social_security', { social_security: '123-00-6789' }, 'social_impossible'],
  ['social_security', { social_security: '123-45-0000' }, 'social_impossible'],
])('rejects %s, at its field: %j [5-38, 5-39, 5-40, 5-41, 5-42, 5-43]', async (attribute, change, code) => {
  await saved(PURCHASE_PAT);
  const answer = await patch(change);
  expect([answer.status, refusals(answer)]).toEqual([422, expect.arrayContaining([[attribute, code]])]);
  expect(await readQuote()).toEqual(quote());
});

test.each([
  ['first_name', { first_name: '伟' }, 'name_not_latin'],
  ['last_name', { last_name: 'Иванова' }, 'name_not_latin'],
  ['employer_name', { occupation: 'employed', employer_name: '北京银行' }, 'text_not_latin'],
  [
    'accident_violations[0].description',
    { accident_violations: [{ type: 'dwi', date: '2024-01-01', description: 'Пьян' }] },
    'text_not_latin',
  ],
])('text printed on papers must be in Latin letters: rejects %s: %j', async (attribute, change, code) => {
  await saved(PURCHASE_PAT);
  const answer = await patch(change);
  expect([answer.status, refusals(answer)]).toEqual([422, [[attribute, code]]]);
});

test.each([
  ['email', 'bo@example.com'],
  ['email', null],
  ['phone', '3125550100'],
  ['communication_preference', 'text'],
  ['social_security', '123-45-6789'],
  ['credit_score', 'excellent'],
])(
  '%s of anyone but the policyholder is rejected by its name, and nothing is stored: %p',
  async (field, value) => {
    await addSecond();
    const answer = await patch({ [field]: value, occupation: 'retired' }, 1);
    expect([answer.status, refusals(answer)]).toEqual([422, [[field, 'field_not_writable']]]);
    expect(await readQuote()).toEqual(quote());
  },
);

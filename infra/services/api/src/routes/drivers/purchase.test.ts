import type { Quote } from '@shared/domain';
import { driverEditsOn, refusals } from '../../testing/driverEdits';
import { databaseUnderTest } from '../../testing/databaseUnderTest';
import { PURCHASE_PAT } from '../../testing/fixtures';

const PITTSBURGH = { zip_code: '15222', state: 'PA', county: 'Allegheny', city: 'Pittsburgh' };

const BOX = { line1: 'PO Box 12', line2: null, city: 'Reno', state: 'NV', zip_code: '89501' };

/** Section 5: what the API stores of an edit by the purchase's driver form. */
const under = databaseUnderTest();
const { start, patch, saved, addSecond, patchQuote, quote, client } = driverEditsOn(under);

test('a complete driver is stored; the license number is returned as its last four, and stays if none is sent [R39-2]', async () => {
  const driver = await saved(PURCHASE_PAT);
  expect(driver).toMatchObject({ birthday: '1996-05-06', birthday_estimated: false, license_state: 'IL' });
  expect([driver.license_number_last4, 'license_number' in driver]).toEqual(['8901', false]);
  expect((await saved({ good_driver: true })).license_number_last4).toBe('8901');
});

test('good_driver follows from license and violations; an older client’s own is accepted and ignored (reading 70) [R70]', async () => {
  expect(quote().drivers[0]?.good_driver).toBe(false);
  expect((await saved({ ...PURCHASE_PAT, good_driver: false })).good_driver).toBe(true);
  const ticket = { type: 'speeding_1_15', date: '2025-01-31', description: null };
  expect((await saved({ good_driver: true, accident_violations: [ticket] })).good_driver).toBe(false);
  expect((await saved({ accident_violations: [{ ...ticket, date: '2022-01-31' }] })).good_driver).toBe(true);
});

test('policyHolderSocial in an edit of the quote is the number of the policyholder, by its rules, and comes back with no answer (reading 70) [R70]', async () => {
  await addSecond();
  const answered = await patchQuote({ policyHolderSocial: '123-45-6789' });
  expect(answered.drivers.map(({ social_security_last4: four }) => four)).toEqual(['6789', null]);
  expect(JSON.stringify(answered)).not.toMatch(/policyHolderSocial|123-?45/);
  const masked = await client().call<{ errors: { attribute: string; code: string }[] }>({
    method: 'PATCH',
    path: `/v2/quotes/${quote().id}`,
    body: { policyHolderSocial: '***-**-6789' },
    ifMatch: quote().version,
  });
  expect(masked.status).toBe(422);
  expect(refusals(masked)).toContainEqual(['policyHolderSocial', 'social_masked']);
});

test('policyholder is sent beside policy_holder, and both are taken where they repeat it (readings 11, 70) [R70-2]', async () => {
  await addSecond();
  const names = quote().drivers.map(({ policy_holder: one, policyholder: other }) => [one, other]);
  expect(names).toEqual([
    [true, true],
    [false, false],
  ]);
  expect(await saved({ policyholder: true, policy_holder: true, occupation: 'retired' })).toMatchObject({
    occupation: 'retired',
  });
  expect(refusals(await patch({ policyholder: true }, 1))).toEqual([['policyholder', 'field_not_writable']]);
});

test("mail follows the quote's address until another is entered [R45]", async () => {
  const { county: _county, ...place } = quote().address;
  expect(quote().drivers[0]?.address).toEqual(place);
  await saved({ address: BOX });
  expect((await saved({ phone: '3125550100' })).address).toEqual(BOX);
  expect((await saved({ address: { ...place, line1: '1 Main St' } })).address.line1).toBe('1 Main St');
  const address = { ...quote().address, line1: '1 Main St' };
  await patchQuote({ address });
  await saved({ address: { ...place, line1: '1 Main St' } });
  const { drivers } = await patchQuote({ address: { ...address, line1: '2 Main St' } });
  expect(drivers[0]?.address.line1).toBe('2 Main St');
});

test('a birthday is accepted until the day before the 121st, and rejected on it [R47]', async () => {
  await saved(PURCHASE_PAT);
  expect(await saved({ birthday: '1905-11-22' })).toMatchObject({ age: 120 });
  expect(refusals(await patch({ birthday: '1905-11-21' }))).toContainEqual(['birthday', 'birthday_invalid']);
});

test.each(['13125550100', '+1 312-555-0100', '1-312-555-0100', '312-555-0100'])(
  'the phone %s is stored as its ten digits [R47-2]',
  async (phone) => {
    const contact = { email: 'pat@example.com', communication_preference: 'email' };
    expect(await saved({ ...PURCHASE_PAT, ...contact, phone })).toMatchObject({ phone: '3125550100' });
  },
);

test('dates and license numbers as people write them are stored as they were meant (reading 67) [R67]', async () => {
  const driver = await saved({
    ...PURCHASE_PAT,
    birthday: ' 5/6/1996 ',
    license_issued_at: '6 de mayo de 2014',
    license_number: 'q123-4567 8901',
  });
  expect(driver).toMatchObject({ birthday: '1996-05-06', license_issued_at: '2014-05-06' });
  expect(driver.license_number_last4).toBe('8901');
  expect(refusals(await patch({ birthday: '5/6/96' }))).toContainEqual(['birthday', 'birthday_invalid']);
});

test('a license number in a format that the state also issues is accepted (reading 66) [R66]', async () => {
  const driver = await saved({ ...PURCHASE_PAT, license_state: 'OH', license_number: '12 345 678' });
  expect(driver.license_number_last4).toBe('5678');
});

test('only answers affected by an edit are validated, not ones never asked (reading 39)', async () => {
  expect((await patch({ occupation: 'retired' })).status).toBe(200);
});

test('section 4: licensed abroad means active, IT, and no number; after a No the license is asked [4-56, R12-2, 5-37]', async () => {
  await saved(PURCHASE_PAT);
  expect(await saved({ international_license: true })).toMatchObject({
    international_license: true,
    license_status: 'active',
    license_state: 'IT',
    license_number_last4: null,
    license_issued_at: null,
  });
  expect(await saved({ occupation: 'student' })).toMatchObject({ international_license: true });
  expect(refusals(await patch({ international_license: false }))).toContainEqual([
    'license_state',
    'license_state_required',
  ]);
});

test('reading 12: a new status from the quote form still implies a foreign license [R12]', async () => {
  expect(await saved({ license_status: 'foreign' })).toMatchObject({
    international_license: true,
    license_status: 'active',
  });
  expect(await saved({ license_status: 'active', age: 30 })).toMatchObject({ international_license: true });
  expect(await saved({ license_status: 'suspended' })).toMatchObject({
    international_license: false,
    license_state: null,
  });
});

test('an edit by the quote form needs no answer of the purchase', async () => {
  await saved(PURCHASE_PAT);
  expect(await saved({ requires_sr22: true })).toMatchObject({ requires_sr22: true, sr22_state: null });
});

test('section 4: excluding a driver sets EX; a new policyholder is included again [R11-2, 4-76]', async () => {
  await addSecond();
  expect(await saved({ included_in_policy: false }, 1)).toMatchObject({ license_state: 'EX' });
  const { body } = await client().call<{ quote: Quote }>({
    method: 'DELETE',
    path: `/v2/quotes/${quote().id}/drivers/${quote().drivers[0]?.id}`,
    ifMatch: quote().version,
  });
  expect(body.quote.drivers).toMatchObject([
    {
      policy_holder: true,
      included_in_policy: true,
      license_state: null,
      policy_holder_relationship: 'me',
    },
  ]);
});

test('reading 13: PA stores no SR-22 and keeps its tort [R13]', async () => {
  await start(PITTSBURGH);
  const pa = { ...PURCHASE_PAT, license_state: 'PA', license_number: '12345678', tort: 'FULL' };
  expect(await saved({ ...pa, requires_sr22: true, sr22_case_number: 'A1' })).toMatchObject({
    requires_sr22: false,
    sr22_case_number: null,
    tort: 'FULL',
  });
  expect(refusals(await patch({ ...pa, tort: null }))).toEqual([['tort', 'tort_required']]);
});

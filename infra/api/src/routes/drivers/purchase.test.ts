import type { FastifyInstance } from 'fastify';
import type { Driver, Quote } from '@shared/domain';
import { eachDatabase } from '../../testing/eachDatabase';
import { createBoughtQuote, PAT, PURCHASE_PAT } from '../../testing/fixtures';
import { testApp } from '../../testing/testApp';
import { type Answer, createTestClient, type TestClient } from '../../testing/testClient';

const NOW = Date.parse('2026-11-21T18:00:00Z');
const PITTSBURGH = { zip_code: '15222', state: 'PA', county: 'Allegheny', city: 'Pittsburgh' };

const BOX = { line1: 'PO Box 12', line2: null, city: 'Reno', state: 'NV', zip_code: '89501' };

type DriverAnswer = { driver: Driver; quote: Quote };
const refusals = ({ body }: Answer<object>) =>
  ('errors' in body ? (body.errors as { code: string; attribute?: string }[]) : []).map(
    ({ code, attribute }) => [attribute, code],
  );

/** Section 5: the API independently rejects what the purchase's driver form rejects. */
eachDatabase((under) => {
  let app: FastifyInstance;
  let client: TestClient;
  let quote: Quote;
  const patch = (body: object, which = 0, ifMatch = quote.version) =>
    client.call<DriverAnswer>({
      method: 'PATCH',
      path: `/v2/quotes/${quote.id}/drivers/${quote.drivers[which]?.id}`,
      body,
      ifMatch,
    });
  const saved = async (body: object, which = 0) => {
    const { status, body: answer } = await patch(body, which);
    if (status !== 200) throw new Error(JSON.stringify(answer));
    ({ quote } = answer);
    return answer.driver;
  };
  const addSecond = async () => {
    const path = `/v2/quotes/${quote.id}/drivers`;
    const { body } = await client.call<DriverAnswer>({ method: 'POST', path, body: { ...PAT, age: 52 } });
    ({ quote } = body);
  };

  beforeAll(async () => {
    app = await testApp(under.database(), { clock: () => NOW });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    client = await createTestClient(app);
    quote = await createBoughtQuote(client);
  });

  test('a complete driver is stored; the license number is returned as its last four, and stays if none is sent [R39-2]', async () => {
    const driver = await saved(PURCHASE_PAT);
    expect(driver).toMatchObject({ birthday: '1996-05-06', birthday_estimated: false, license_state: 'IL' });
    expect([driver.license_number_last4, 'license_number' in driver]).toEqual(['8901', false]);
    expect((await saved({ good_driver: true })).license_number_last4).toBe('8901');
  });

  test.each([
    ['social_security', '•••-••-6789', 'social_masked'],
    ['license_number', '•••••••8901', 'license_number_invalid'],
  ])('a masked %s is rejected [R39-7]', async (attribute, masked, code) => {
    await saved(PURCHASE_PAT);
    const answer = await patch({ [attribute]: masked });
    expect([answer.status, refusals(answer)]).toEqual([422, expect.arrayContaining([[attribute, code]])]);
  });

  test("mail follows the quote's address until another is entered [R45]", async () => {
    const { county: _county, ...place } = quote.address;
    expect(quote.drivers[0]?.address).toEqual(place);
    await saved({ address: BOX });
    expect((await saved({ phone: '3125550100' })).address).toEqual(BOX);
    expect((await saved({ address: { ...place, line1: '1 Main St' } })).address.line1).toBe('1 Main St');
    const address = { ...quote.address, line1: '1 Main St' };
    const moved = async (to: object) => {
      const path = `/v2/quotes/${quote.id}`;
      const body = { address: to };
      ({ body: quote } = await client.call<Quote>({ method: 'PATCH', path, body, ifMatch: quote.version }));
      return quote.drivers[0]?.address.line1;
    };
    await moved(address);
    await saved({ address: { ...place, line1: '1 Main St' } });
    expect(await moved({ ...address, line1: '2 Main St' })).toBe('2 Main St');
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
    const path = `/v2/quotes/${quote.id}`;
    expect((await client.call<Quote>({ method: 'GET', path })).body).toEqual(quote);
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

  test('a birthday is accepted until the day before the 121st, and rejected on it [R47]', async () => {
    await saved(PURCHASE_PAT);
    expect(await saved({ birthday: '1905-11-22' })).toMatchObject({ age: 120 });
    expect(refusals(await patch({ birthday: '1905-11-21' }))).toContainEqual([
      'birthday',
      'birthday_invalid',
    ]);
  });

  test.each(['13125550100', '+1 312-555-0100', '1-312-555-0100', '312-555-0100'])(
    'the phone %s is stored as its ten digits [R47-2]',
    async (phone) => {
      const contact = { email: 'pat@example.com', communication_preference: 'email' };
      expect(await saved({ ...PURCHASE_PAT, ...contact, phone })).toMatchObject({ phone: '3125550100' });
    },
  );

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
    const { body } = await client.call<{ quote: Quote }>({
      method: 'DELETE',
      path: `/v2/quotes/${quote.id}/drivers/${quote.drivers[0]?.id}`,
      ifMatch: quote.version,
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
      const path = `/v2/quotes/${quote.id}`;
      expect((await client.call<Quote>({ method: 'GET', path })).body).toEqual(quote);
    },
  );

  test('reading 13: PA stores no SR-22 and keeps its tort [R13]', async () => {
    client = await createTestClient(app);
    quote = await createBoughtQuote(client, PITTSBURGH);
    const pa = { ...PURCHASE_PAT, license_state: 'PA', license_number: '12345678', tort: 'FULL' };
    expect(await saved({ ...pa, requires_sr22: true, sr22_case_number: 'A1' })).toMatchObject({
      requires_sr22: false,
      sr22_case_number: null,
      tort: 'FULL',
    });
    expect(refusals(await patch({ ...pa, tort: null }))).toEqual([['tort', 'tort_required']]);
  });
});

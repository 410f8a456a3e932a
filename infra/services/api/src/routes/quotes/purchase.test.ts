import type { FastifyInstance } from 'fastify';
import type { Quote } from '@shared/domain';
import { databaseUnderTest } from '../../testing/databaseUnderTest';
import { createBoughtQuote, createQuote, DES_PLAINES } from '../../testing/fixtures';
import { testApp } from '../../testing/testApp';
import { createTestClient, type TestClient } from '../../testing/testClient';

const NOW = Date.parse('2026-11-21T18:00:00Z');
const HOME = { ...DES_PLAINES, line1: '1 Main St', line2: null };
const RENTED = { current_residence_date: '2020-02-29', ownership: 'rented' };

/** Section 5: the API independently rejects what policy details and the questions reject. */
const under = databaseUnderTest();
let app: FastifyInstance;
let client: TestClient;
let quote: Quote;
const path = () => `/v2/quotes/${quote.id}`;
const read = async (language = 'en') =>
  (await client.call<Quote>({ method: 'GET', path: path(), language })).body;
const patch = (body: object) =>
  client.call<Quote>({ method: 'PATCH', path: path(), body, ifMatch: quote.version });

const answers = (change: Record<string, object> = {}) =>
  (quote.questions ?? []).map(({ question_code, value }) => ({
    question_code,
    value: value ?? false,
    explanation: null,
    ...change[question_code],
  }));
const setUse = async (body: object) => {
  const vehicle = `${path()}/vehicles/${quote.vehicles[0]?.id}`;
  const edit = { method: 'PATCH', path: vehicle, body, ifMatch: quote.version } as const;
  ({ quote } = (await client.call<{ quote: Quote }>(edit)).body);
};
const stored = (code: string) => quote.questions?.find(({ question_code }) => question_code === code);

beforeAll(async () => {
  app = await testApp(under.database(), { clock: () => NOW });
});
afterAll(() => app.close());
beforeEach(async () => {
  client = await createTestClient(app);
  quote = await createBoughtQuote(client);
});

describe('policy details', () => {
  test.each(['2026-11-22', '2026-12-21'])('a start on %s is in the window [5-29]', async (effective) => {
    const { body } = await patch({
      term: { duration: 6, effective },
      address: HOME,
      residence_info: RENTED,
    });
    expect(body).toMatchObject({ term: { duration: 6, effective }, address: HOME, residence_info: RENTED });
  });

  test('owning the home is one answer, on the quote and here: the later one counts for both (reading 26)', async () => {
    quote = (await patch({ residence_info: RENTED })).body;
    expect(quote).toMatchObject({ homeowner: false, residence_info: RENTED });
    quote = (await patch({ homeowner: true })).body;
    expect(quote).toMatchObject({ homeowner: true, residence_info: { ...RENTED, ownership: 'owned' } });
    quote = (await patch({ residence_info: RENTED })).body;
    expect(quote.homeowner).toBe(false);
  });

  test.each([
    ['term.effective', { term: { duration: 6, effective: '2026-11-21' } }, 'start_date_invalid'],
    ['term.effective', { term: { duration: 6, effective: '2026-12-22' } }, 'start_date_invalid'],
    ['term.duration', { term: { duration: 12, effective: '2026-12-01' } }, 'term_invalid'],
    ['address.line1', { address: DES_PLAINES }, 'street_required'],
    ['address.line1', { address: { ...HOME, line1: 'P.O. Box 12' } }, 'po_box'],
    ['address.line2', { address: { ...HOME, line2: 'Apartado 12' } }, 'po_box'],
    ['address.line1', { address: { ...HOME, line1: 'General Delivery' } }, 'general_delivery'],
    ['address.line1', { address: { ...HOME, line1: 'Apt 4' } }, 'unit_without_street'],
    ['address.line1', { address: { ...HOME, line1: '-' } }, 'street_required'],
    ['address.line2', { address: { ...HOME, line2: 'PMB 12' } }, 'private_mailbox'],
    ['address.state', { address: { ...HOME, state: 'TX' } }, 'state_changed'],
    ['address.zip_code', { address: { ...HOME, zip_code: '60601' } }, 'address_unknown'],
    ['residence_info.ownership', { residence_info: { current_residence_date: null } }, 'residence_required'],
    [
      'residence_info.current_residence_date',
      { residence_info: { ...RENTED, current_residence_date: '2026-11-22' } },
      'residence_date_future',
    ],
  ])('rejects %s: %j, and nothing changes [5-29, 5-34, R26-3, R37]', async (attribute, body, code) => {
    const answer = await patch(body);
    expect([answer.status, answer.body]).toEqual([
      422,
      { errors: [{ code, attribute, message: expect.any(String) }] },
    ]);
    expect(await read()).toEqual(quote);
  });

  test('text printed on papers must be in Latin letters: a street, an explanation', async () => {
    const street = await patch({ address: { ...HOME, line1: '1 Главная' } });
    const business_use = { value: true, explanation: 'I sell 茶' };
    const answered = await patch({ questions: answers({ business_use }) });
    expect([street, answered].map(({ status, body }) => [status, body])).toEqual(
      ['address.line1', 'questions[0].explanation'].map((attribute) => [
        422,
        { errors: [{ code: 'text_not_latin', attribute, message: expect.any(String) }] },
      ]),
    );
  });

  test('a removed move-in date is gone; an answer that is not sent stays', async () => {
    quote = (await patch({ residence_info: RENTED })).body;
    const { body } = await patch({ residence_info: { current_residence_date: null } });
    expect(body.residence_info).toEqual({ current_residence_date: null, ownership: 'rented' });
  });

  test("the message is the form's own, in the caller's language", async () => {
    const { body } = await client.call({
      method: 'PATCH',
      path: path(),
      body: { term: { duration: 6, effective: '2027-12-01' } },
      ifMatch: quote.version,
      language: 'es',
    });
    expect(JSON.stringify(body)).toContain('debe empezar hoy o dentro de los próximos 30 días');
  });
});

describe('questions', () => {
  test("are part of the application, in the caller's language; before it there are none [R31]", async () => {
    expect((await createQuote(await createTestClient(app))).questions).toBeNull();
    expect(quote.questions?.[0]).toEqual({
      question_code: 'business_use',
      text: 'Is any vehicle used for business, beyond driving to and from work?',
      value: null,
      explanation: null,
      disabled: false,
    });
    expect((await read('es')).questions?.[0]?.text).toMatch(/^¿/);
  });

  test('are answered together and stored', async () => {
    const yes = { value: true, explanation: 'A cancelled policy in 2024' };
    const { status, body } = await patch({ questions: answers({ prior_cancellation: yes }) });
    expect(status).toBe(200);
    quote = body;
    expect(stored('prior_cancellation')).toMatchObject(yes);
    expect(await read()).toEqual(body);
  });

  test.each([
    ['questions_incomplete', 'tnc', () => answers().filter(({ question_code }) => question_code !== 'tnc')],
    [
      'explanation_missing',
      'existing_damageDesc',
      () => answers({ existing_damage: { value: true, explanation: ' ' } }),
    ],
    ['question_mismatch', 'delivery', () => answers({ delivery: { value: true, explanation: 'Pizza' } })],
    ['question_forced', 'contents_plus', () => answers({ contents_plus: { value: true } })],
    [
      'question_unknown',
      'questions',
      () => [...answers(), { question_code: 'free', value: true, explanation: null }],
    ],
  ])('%s is rejected [5-46, 4-78, 4-65, 5-60]', async (code, attribute, questions) => {
    const answer = await patch({ questions: questions() });
    expect([answer.status, answer.body]).toEqual([
      422,
      { errors: [{ code, attribute, message: expect.any(String) }] },
    ]);
  });

  test('an answer follows the vehicles: forced by business use, and asked again when that ends [4-64]', async () => {
    ({ body: quote } = await patch({ questions: answers() }));
    await setUse({ use_code: 'business' });
    expect(stored('business_use')).toMatchObject({ value: true, disabled: true });
    const why = { business_use: { explanation: 'I sell door to door' } };
    ({ body: quote } = await patch({ questions: answers(why) }));
    expect(stored('business_use')).toMatchObject({ value: true, explanation: 'I sell door to door' });
    await setUse({ use_code: 'pleasure' });
    expect(stored('business_use')).toMatchObject({ value: null, explanation: null, disabled: false });
    await setUse({ tnc: true });
    expect(stored('tnc')).toMatchObject({ value: null, disabled: false });
  });
});

import type { FastifyInstance } from 'fastify';
import type { ChoicePrices, Consent, LineId, Quote, RateResult } from '@shared/domain';
import { askedLines, openChoices } from '@shared/domain/purchase';
import { choiceWording, lineWording } from '@shared/i18n/choices';
import { databaseUnderTest } from '../../testing/databaseUnderTest';
import { createApplication, createRatableQuote, DALLAS, stateApplication } from '../../testing/fixtures';
import { testApp } from '../../testing/testApp';
import { createTestClient, type TestClient } from '../../testing/testClient';

/** What is kept or rejected beyond the packages (readings 58 and 59). */
const START = '2026-12-05';
const now = Date.parse('2026-11-29T18:00:00Z');
const FORT_WAYNE = { zip_code: '46802', state: 'IN', county: 'Allen', city: 'Fort Wayne' };
const PITTSBURGH = { zip_code: '15222', state: 'PA', county: 'Allegheny', city: 'Pittsburgh' };

const under = databaseUnderTest();
let app: FastifyInstance;
let client: TestClient;

beforeAll(async () => {
  app = await testApp(under.database(), { clock: () => now });
});
afterAll(() => app.close());
beforeEach(async () => {
  client = await createTestClient(app);
});

const call = <T = Quote>(method: 'GET' | 'POST', quote: Quote, rest: string, more: object = {}) =>
  client.call<T>({ method, path: `/v2/quotes/${quote.id}${rest}`, ...more });
const read = async (quote: Quote) => (await call('GET', quote, '')).body;
const prices = async (quote: Quote) => (await call<ChoicePrices>('GET', quote, '/rates/choices')).body;
const ledger = async (quote: Quote) =>
  (await call<{ consents: Consent[] }>('GET', quote, '/consents')).body.consents;
const choose = (quote: Quote, choices: unknown) =>
  call<{ quote: Quote }>('POST', quote, '/choices', { body: { choices } });
const finalRate = (quote: Quote) => call<RateResult>('GET', quote, '/rates?type=final_quote');
const patchCar = (quote: Quote, body: object) => {
  const path = `/v2/quotes/${quote.id}/vehicles/${quote.vehicles[0]?.id}`;
  return client.call<{ quote: Quote }>({ method: 'PATCH', path, body, ifMatch: quote.version });
};

/** The final price for a client that knows no choices, which signs what it always signed. */
async function priceBefore(place: object): Promise<number> {
  // A key opens one quote.
  client = await createTestClient(app);
  const quote = await createApplication(client, START, place);
  const choices = openChoices(quote).map(({ kind, basis }) => ({ kind, basis, version: '2026-11' }));
  const { body } = await call<{ quote: Quote }>('POST', quote, '/consents', { body: { choices } });
  await stateApplication(client, body.quote);
  return (await finalRate(quote)).body.best_match?.policy_premium ?? 0;
}

type Wish = Partial<Record<LineId, 'keep' | 'reject'>>;

/** The body that the page sends for these wishes; a line that is not named is not decided. */
async function bodyOf(quote: Quote, wish: Wish): Promise<object[]> {
  const { lines } = await prices(quote);
  const tort = lines.find(({ line }) => line === 'tort');
  const chosen = Object.entries(wish).map(([line, choice]) => ({ line, choice }));
  const drafts = askedLines(quote).map(({ line, basis }) => ({
    line,
    basis,
    choice: wish[line] ?? 'reject',
  }));
  return askedLines(quote, drafts)
    .filter(({ line }) => chosen.some((one) => one.line === line))
    .map((asked) => {
      const { line, basis } = asked;
      const version = wish[line] === 'reject' && lineWording(quote.address.state, asked)?.version;
      return {
        line,
        basis,
        choice: wish[line],
        ...(version ? { version } : {}),
        ...(line === 'tort' ? { premiums: [tort?.reject, tort?.keep[0]?.premium] } : {}),
      };
    });
}

const typesOf = ({ vehicles: [car] }: Quote) => car?.coverages.map(({ type }) => type) ?? [];

test('TX: what is kept is insured and priced, what is rejected is signed in its words [R58-2, R58-3]', async () => {
  const quote = await createApplication(client, START, DALLAS);
  const shown = await prices(quote);
  expect(shown.lines.map(({ line, keep }) => [line, keep.length])).toEqual([
    ['um_uim', 1],
    ['pip', 2],
  ]);
  const { status, body } = await choose(quote, await bodyOf(quote, { um_uim: 'keep', pip: 'reject' }));
  expect(status).toBe(201);
  const { coverage_choices: choices = [], signed_choices } = body.quote;
  expect(choices).toMatchObject([
    { line: 'um_uim', choice: 'keep', signature: null },
    { line: 'pip', choice: 'reject', signature: { version: '2026-11' } },
  ]);
  expect(signed_choices).toEqual([]);
  expect(typesOf(body.quote)).toEqual([
    ...typesOf(quote),
    'underinsured_motorist_bodily_injury',
    'uninsured_motorist_property_damage',
  ]);
  expect(await ledger(quote)).toMatchObject([
    { kind: 'pip_rejection', line: 'pip', wording: choiceWording('TX', 'pip_rejection')?.en },
  ]);
  await stateApplication(client, body.quote);
  const { best_match: rate } = (await finalRate(quote)).body;
  const added = rate?.vehicles[0]?.coverages.slice(-2).map(({ premium }) => premium) ?? [];
  expect(added.reduce((total, premium) => total + premium, 0)).toBe(shown.lines[0]?.keep[0]?.premium);
  expect((rate?.policy_premium ?? 0) - (await priceBefore(DALLAS))).toBe(shown.lines[0]?.keep[0]?.premium);
});

test('nothing goes on without a choice about each line, and no other line is signed [R58-4]', async () => {
  const quote = await createApplication(client, START, FORT_WAYNE);
  expect((await finalRate(quote)).codes).toEqual(['application_incomplete']);
  const whole = await bodyOf(quote, { uim: 'reject', umpd: 'keep' });
  expect((await choose(quote, whole.slice(0, 1))).codes).toEqual(['choice_not_open']);
  expect((await choose(quote, [...whole, ...whole])).codes).toEqual(['choice_not_open']);
  const other = { line: 'pip', choice: 'reject', basis: 'x:GOOD', version: '2026-11' };
  expect((await choose(quote, [...whole, other])).codes).toEqual(['choice_not_open']);
  expect((await read(quote)).coverage_choices).toBeUndefined();
  expect((await choose(quote, whole)).status).toBe(201);
  expect((await ledger(quote)).map(({ kind }) => kind)).toEqual(['uim_rejection']);
});

test.each([
  ['unknown wording', { version: '1999-01' }, 'consent_wording_unknown'],
  ['a rejection without wording', { version: undefined }, 'consent_wording_unknown'],
  ['other coverages', { basis: 'another:GOOD' }, 'choice_not_open'],
  ['a limit that is not sold', { choice: 'keep', amount: 300_000 }, 'choice_invalid'],
])('%s is rejected, and nothing is stored', async (_name, change, code) => {
  const quote = await createApplication(client, START, DALLAS);
  const whole = await bodyOf(quote, { um_uim: 'keep', pip: 'reject' });
  const changed = whole.map((one) => ('line' in one && one.line === 'pip' ? { ...one, ...change } : one));
  expect((await choose(quote, changed)).codes).toEqual([code]);
  expect([await ledger(quote), (await read(quote)).version]).toEqual([[], quote.version]);
});

test('another package asks again and drops what was kept; sending its coverages back changes nothing', async () => {
  const quote = await createApplication(client, START, DALLAS);
  const { body } = await choose(quote, await bodyOf(quote, { um_uim: 'keep', pip: 'keep' }));
  const [car] = body.quote.vehicles;
  const same = await patchCar(body.quote, { coverage_package_name: 'GOOD', coverages: car?.coverages });
  expect([same.status, typesOf(same.body.quote)]).toEqual([200, typesOf(body.quote)]);
  const { body: changed } = await patchCar(same.body.quote, { coverage_package_name: 'LIABILITY' });
  expect(typesOf(changed.quote)).toEqual(['bodily_injury', 'property_damage']);
  expect((await finalRate(quote)).codes).toEqual(['application_incomplete']);
});

test('withdrawing a rejection asks about its line again', async () => {
  const quote = await createApplication(client, START, DALLAS);
  const { body } = await choose(quote, await bodyOf(quote, { um_uim: 'keep', pip: 'reject' }));
  await stateApplication(client, body.quote);
  await finalRate(quote);
  const consent = (await ledger(quote)).find(({ kind }) => kind === 'pip_rejection');
  expect((await call('POST', quote, `/consents/${consent?.id}/withdraw`)).status).toBe(200);
  const after = await read(quote);
  expect([after.status, after.coverage_choices?.map(({ line }) => line)]).toEqual(['APPLYING', ['um_uim']]);
  expect((await finalRate(quote)).codes).toEqual(['application_incomplete']);
});

const finalOf = async (quote: Quote, wish: Wish) => {
  const { status, body } = await choose(quote, await bodyOf(quote, wish));
  expect(status).toBe(201);
  await stateApplication(client, body.quote);
  return (await finalRate(quote)).body.best_match;
};

describe('Pennsylvania (reading 59)', () => {
  test('without a signature the policy is full tort and stacked [R59, R59-3]', async () => {
    const quote = await createApplication(client, START, PITTSBURGH);
    const rate = await finalOf(quote, { uim: 'reject' });
    const factors = new Set(
      rate?.vehicles.flatMap(({ coverages }) =>
        coverages.flatMap(({ steps }) => steps.map((one) => one.factor)),
      ),
    );
    expect([factors.has('factor.tort'), factors.has('factor.stacked')]).toEqual([true, true]);
    expect(rate?.policy_premium).toBeGreaterThan(await priceBefore(PITTSBURGH));
  });

  test('signed, it is limited tort and unstacked, at the price before; the notice names both premiums [R59, R59-2, R59-3]', async () => {
    const quote = await createApplication(client, START, PITTSBURGH);
    const { lines } = await prices(quote);
    const rate = await finalOf(quote, { uim: 'reject', stacking_um: 'reject', tort: 'reject' });
    const notice = (await ledger(quote)).find(({ line }) => line === 'tort');
    const tort = lines.find(({ line }) => line === 'tort');
    for (const cents of [tort?.reject, tort?.keep[0]?.premium])
      expect(notice?.wording).toContain(`option is $${((cents ?? 0) / 100).toLocaleString('en-US')}.`);
    expect(rate?.policy_premium).toBe(await priceBefore(PITTSBURGH));
  });

  test('a notice with other premiums than ours is not signed', async () => {
    const quote = await createApplication(client, START, PITTSBURGH);
    const whole = await bodyOf(quote, { uim: 'reject', tort: 'reject' });
    const wrong = whole.map((one) => ('premiums' in one ? { ...one, premiums: [1, 2] } : one));
    expect((await choose(quote, wrong)).codes).toEqual(['choice_not_open']);
  });
});

test('before Buy online there are no prices and no choices', async () => {
  const early = await createRatableQuote(client, DALLAS);
  expect((await call('GET', early, '/rates/choices')).codes).toEqual(['rate_not_chosen']);
  expect((await choose(early, [])).codes).toEqual(['rate_not_chosen']);
});

test('a client that knows no choices signs as before and gets no new field (ADR 0040, ADR 0063)', async () => {
  const quote = await createApplication(client, START, DALLAS);
  const choices = openChoices(quote).map(({ kind, basis }) => ({ kind, basis, version: '2026-11' }));
  expect(choices.map(({ kind }) => kind)).toEqual(['uim_rejection', 'umpd_rejection', 'pip_rejection']);
  const signed = await call<{ quote: Quote }>('POST', quote, '/consents', { body: { choices } });
  expect(signed.status).toBe(201);
  await stateApplication(client, signed.body.quote);
  expect((await finalRate(quote)).status).toBe(200);
  const after = await read(quote);
  expect(JSON.stringify(after)).not.toMatch(/coverage_choices|"line"/);
  expect((await ledger(quote)).every((consent) => !('line' in consent))).toBe(true);
});

import { getQuote, updateDriver, updateQuote } from '@shared/api-client/requests';
import { paths } from '@shared/domain';
import { addPolicyholder } from '../journey/drivers';
import { seeHeading, stored, visit } from '../journey/page';
import { buyOnline, toPrices } from '../journey/rates';
import { straightToPrices } from '../journey/straightWay';
import { answerAbout, startWithZip } from '../journey/start';
import { addVehicleByVin, onToDrivers } from '../journey/vehicles';
import { apiClient, clientOf } from '../system/apiClient';
import { findInFiles } from '../system/findInFiles';
import { readRun } from '../system/run';
import { standAtPrices } from '../system/heldQuote';
import { tell } from '../system/story';
import { SITE } from '../system/system';
import { vectorScript } from '../system/vectorScript';

/** Words that occur nowhere else on this machine. */
const SECRETS = {
  insurer: 'Quibblethorpe Mutual',
  firstName: 'Zephyrinella',
  lastName: 'Vandersnoot',
  email: 'zephyrinella.v@snootmail.example',
};
const DENIED = /status of 404.*\/v2\/quotes\//;

describe('who may see a quote (readings 34, security)', () => {
  test('a second browser with only the id is shown no quote [R34]', async () => {
    await tell(async (owner) => {
      await standAtPrices(owner);
      const quoteId = (await stored(owner, 'quoteId')) ?? '';
      for (const path of [paths.rates(quoteId), paths.compare(quoteId), paths.finalRates(quoteId)]) {
        await tell(async (stranger) => {
          await visit(stranger, path);
          await seeHeading(stranger, stranger.t('shell:resume.title'));
          expect(await stranger.page.getByRole('main').innerText()).not.toMatch(/\$\d/);
          expect(stranger.wire.seen.filter((address) => address.includes('/v2/quotes'))).toEqual([]);
        });
      }
    });
  });

  test('nor is one with the id and its own key in storage', async () => {
    await tell(async (owner) => {
      await standAtPrices(owner);
      const quoteId = (await stored(owner, 'quoteId')) ?? '';
      await tell(
        async (stranger) => {
          await visit(stranger, paths.contactUs());
          await stranger.page.evaluate((id) => {
            localStorage.setItem('quoteId', id);
            localStorage.setItem('quoteKey', 'ab'.repeat(32));
          }, quoteId);
          await visit(stranger, paths.rates(quoteId));
          await seeHeading(stranger, stranger.t('rates:unknown.title'));
          await visit(stranger, paths.review());
          await seeHeading(stranger, stranger.t('quotes:load.missingTitle'));
        },
        { allowed: [DENIED] },
      );
    });
  });

  test("the API returns one response for someone else's, an unknown and a keyless quote: 404 [R34, R37-2]", async () => {
    await tell(async (owner) => {
      await standAtPrices(owner);
      const { client, quoteId } = await clientOf(owner);
      expect((await getQuote(client, quoteId)).id).toBe(quoteId);
      const unknownId = '00000000-0000-4000-8000-000000000000';
      const refusals = await Promise.all([
        getQuote(apiClient({ quoteKey: 'ab'.repeat(32) }), quoteId).catch((error: unknown) => error),
        getQuote(apiClient({ quoteKey: 'ab'.repeat(32) }), unknownId).catch((error: unknown) => error),
        getQuote(apiClient(), quoteId).catch((error: unknown) => error),
      ]);
      for (const refusal of refusals) {
        expect(refusal).toMatchObject({ status: 404, errors: [{ code: 'quote_not_found' }] });
      }
      // Someone else's quote cannot be changed either.
      const change = updateQuote(apiClient({ quoteKey: 'cd'.repeat(32) }), quoteId, { homeowner: true });
      await expect(change).rejects.toMatchObject({ status: expect.any(Number) });
      expect((await getQuote(client, quoteId)).homeowner).toBe(false);
    });
  });
});

describe('payload encryption (security)', () => {
  test.each([
    [
      'POST',
      '/v2/quotes',
      { address: { zip_code: '43215', state: 'OH', county: 'Franklin', city: 'Columbus' } },
    ],
    ['PATCH', '/v2/quotes/00000000-0000-4000-8000-000000000000', { homeowner: true }],
    ['POST', '/v2/quotes/00000000-0000-4000-8000-000000000000/drivers', { first_name: SECRETS.firstName }],
  ])('a plain-text %s %s is rejected and echoes nothing', async (method, path, body) => {
    const call: RequestInit = {
      method,
      headers: {
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
        'if-match': '"1"',
      },
      body: JSON.stringify(body),
    };
    const answered = await fetch(SITE + path, call);
    const text = await answered.text();
    expect(answered.status).toBeGreaterThanOrEqual(400);
    expect(answered.status).toBeLessThan(500);
    expect(JSON.parse(text)).toMatchObject({ errors: [{ code: 'enc_required' }] });
    expect(text).not.toContain(SECRETS.firstName);
  });

  test('the known answers match in Chromium', async () => {
    const script = await vectorScript();
    await tell(async ({ page, site }) => {
      await page.goto(site + paths.contactUs());
      await page.evaluate(script);
      const results = await page.evaluate<{ name: string; ok: boolean; detail: string }[]>(
        `${script}; knownAnswers.runVectors()`,
      );
      expect(results.length).toBeGreaterThanOrEqual(8);
      expect(results.filter(({ ok }) => !ok)).toEqual([]);
    });
  });

  test('a typed name and email appear in no database file, log, URL or storage', () =>
    tell(async (shopper) => {
      await startWithZip(shopper, '43215');
      const insured = { insurer: SECRETS.insurer, until: '03/28/2027' };
      await answerAbout(shopper, { homeowner: true, insured });
      await addVehicleByVin(shopper);
      await onToDrivers(shopper);
      await addPolicyholder(shopper);
      await toPrices(shopper);
      await buyOnline(shopper);
      const { client, quoteId } = await clientOf(shopper);
      const { drivers } = await getQuote(client, quoteId);
      const { firstName: first_name, lastName: last_name, email } = SECRETS;
      const driverId = drivers[0]?.id ?? '';
      await updateDriver(client, quoteId, driverId, { first_name, last_name, email });
      const quote = await getQuote(client, quoteId);
      // They were stored, and the holder of the key can read them.
      expect(quote.prior_policy?.insurer_name).toBe(SECRETS.insurer);
      expect(quote.drivers[0]).toMatchObject({ first_name, last_name, email });

      const { dataDir, logFile } = readRun();
      for (const secret of Object.values(SECRETS)) {
        const { found, searched } = findInFiles([dataDir, logFile], secret);
        expect({ secret, found }).toEqual({ secret, found: [] });
        expect(searched).toBeGreaterThan(20);
        const encoded = [secret, encodeURIComponent(secret), secret.replaceAll(' ', '+')];
        const leaks = shopper.wire.seen.filter((address) => encoded.some((form) => address.includes(form)));
        expect(leaks).toEqual([]);
      }
      // Proves that the search works: the quote's id is not secret and is in the database.
      expect(
        findInFiles([dataDir], quoteId).found.length +
          findInFiles([dataDir], quoteId.replaceAll('-', '')).found.length,
      ).toBeGreaterThan(0);
      const browserStorage = await shopper.page.evaluate(() =>
        JSON.stringify([localStorage, sessionStorage].map((storage) => Object.entries(storage))),
      );
      expect(browserStorage).not.toMatch(new RegExp(`${SECRETS.firstName}|${SECRETS.email}`, 'i'));
    }));

  test('requests and responses are encrypted: no answer of a quote is readable [R38-5]', () =>
    tell(async (shopper) => {
      const bodies: string[] = [];
      shopper.page.on('request', (request) => {
        if (/\/v2\/quotes/.test(request.url())) bodies.push(request.postData() ?? '');
      });
      const answers: Promise<string>[] = [];
      shopper.page.on('response', (answered) => {
        if (/\/v2\/quotes/.test(answered.url())) answers.push(answered.text().catch(() => ''));
      });
      await straightToPrices(shopper);
      const all = [...bodies, ...(await Promise.all(answers))].join('\n');
      expect(bodies.filter((body) => body !== '').length).toBeGreaterThanOrEqual(4);
      expect(all).toMatch(/"encryptedData"/);
      expect(all).not.toMatch(/Columbus|Honda|Accord|policy_premium|homeowner|married/);
    }));
});

import { randomBytes } from 'node:crypto';
import type { PlanType, RateResult } from '@shared/domain';
import { sql } from 'kysely';
import { databaseUnderTest } from '../../testing/databaseUnderTest';
import { createRatableQuote } from '../../testing/fixtures';
import { codeIn, createMailCollector } from '../../testing/mailCollector';
import { TEST_MAIL, testApp } from '../../testing/testApp';
import { createTestClient } from '../../testing/testClient';

// The apps of a test share a database.
const masterKey = randomBytes(32);

const under = databaseUnderTest();
/** A quote that is rated, then twice with its first rate, like the comparison and the plan choice do. */
async function ratedQuote(internalEmail: string | null, planType: PlanType = 'monthly') {
  await sql`delete from outbox`.execute(under.database().kysely);
  const provider = createMailCollector();
  const app = await testApp(under.database(), {
    masterKey,
    mail: { ...TEST_MAIL, provider, internalEmail },
  });
  const client = await createTestClient(app);
  const quote = await createRatableQuote(client);
  const rate = (query: string) =>
    client.call<RateResult>({ method: 'GET', path: `/v2/quotes/${quote.id}/rates${query}` });
  const first = (await rate('')).body;
  const plan = first.best_match?.payment_options.find(({ plan_type: type }) => type === planType);
  const looked = `?rate_id=${first.best_match?.id}&plan_code=${plan?.plan_code}`;
  const numbered = (await rate(looked)).body;
  await rate(looked);
  const { rows } = await sql`select id from outbox where quote_id = ${quote.id}`.execute(
    under.database().kysely,
  );
  return { app, provider, number: numbered.quote_number, letters: rows.length };
}

test('section 4: once numbered, a copy goes to the internal address: prices and cars, no name, no link [4-12]', async () => {
  const { app, provider, number, letters } = await ratedQuote('house@milepost.example');
  expect(letters).toBe(1);
  const [letter] = await provider.received(1);
  expect([letter?.to, letter?.subject]).toEqual(['house@milepost.example', `Quote ${number} was rated`]);
  expect(letter?.text).toContain('2021 Honda Accord EX');
  expect(letter?.text).toContain('when you buy, then');
  expect(letter?.text).not.toContain('Wilhelmina');
  expect(codeIn(letter)).toBe('');
  await app.close();
});

test('if choosing to pay in full assigns the number, the copy has those prices', async () => {
  const { app, provider } = await ratedQuote('house@milepost.example', 'pay_in_full');
  const [letter] = await provider.received(1);
  expect(letter?.text).toContain('in full for 6 months');
  expect(letter?.text).not.toContain('when you buy, then');
  await app.close();
});

test('reading 10: by default no copy is sent [R10-7]', async () => {
  const { app, letters } = await ratedQuote(TEST_MAIL.internalEmail);
  expect(letters).toBe(0);
  await app.close();
});

import { ApiFailure } from '../http/apiFailure';
import { databaseUnderTest } from '../testing/databaseUnderTest';
import { testApp } from '../testing/testApp';
import { limitMail, limitResumeLinks } from './limitMail';

/** The outcome of a limited letter: 'sent', or the error code. */
const outcome = (limited: Promise<void>): Promise<string> =>
  limited.then(
    () => 'sent',
    (error: unknown) => (error instanceof ApiFailure ? (error.entries[0]?.code ?? '') : String(error)),
  );

/** A caller without a visit. */
const from = (ip: string) => ({ ip, visit: null });

/** Nobody can flood a mailbox through us or use up someone else's limit (design: limits and bad input). */
const under = databaseUnderTest();
let app: Awaited<ReturnType<typeof testApp>>;
beforeEach(async () => {
  app = await testApp(under.database(), { rateLimitScale: 1 });
});
afterEach(() => app.close());
const mail = (ip: string, to: string, quoteId: string, kind: 'mail' | 'contact' = 'mail') =>
  outcome(limitMail(app.limiter, kind, { sender: from(ip), to, quoteId }));
const contact = (ip: string, at: string) => mail(ip, `person-${at}@example.com`, `quote-${at}`, 'contact');
const ask = (ip: string, to: string) => outcome(limitResumeLinks(app.limiter, { sender: from(ip), to }));

test('one mailbox gets three letters an hour, however its address is written and whoever sends', async () => {
  const spellings = [
    'ann.lee@gmail.com',
    'AnnLee+1@gmail.com',
    'a.n.n.lee@googlemail.com',
    'annlee@gmail.com',
  ];
  const said = [];
  for (const [at, to] of spellings.entries()) said.push(await mail(`192.0.2.${at}`, to, `quote-${at}`));
  expect(said).toEqual(['sent', 'sent', 'sent', 'rate_limited']);
  expect(await mail('192.0.2.9', 'bob@gmail.com', 'quote-9')).toBe('sent');
});

test('one sender has twenty letters an hour to any recipients; another network has its own limit', async () => {
  for (let at = 0; at < 20; at += 1)
    expect(await mail('192.0.2.1', `person-${at}@example.com`, `quote-${at}`)).toBe('sent');
  expect(await mail('192.0.2.1', 'one-more@example.com', 'quote-20')).toBe('rate_limited');
  expect(await mail('192.0.2.2', 'one-more@example.com', 'quote-20')).toBe('sent');
});

test('one network can use a third of the letters to the agent, so that others still reach a person', async () => {
  for (let at = 0; at < 30; at += 1) await contact('192.0.2.1', `a${at}`);
  expect(await contact('192.0.2.2', 'b')).toBe('sent');
  for (let at = 0; at < 60; at += 1) await contact(`198.51.100.${at}`, `c${at}`);
  expect(await contact('192.0.2.3', 'd')).toBe('rate_limited');
});

test("a stranger who requests links uses up none of the owner's", async () => {
  const said = [];
  for (let at = 0; at < 5; at += 1) said.push(await ask('192.0.2.66', 'owner@example.com'));
  expect(said).toEqual(['sent', 'sent', 'sent', 'rate_limited', 'rate_limited']);
  expect(await ask('192.0.2.1', 'Owner@Example.com')).toBe('sent');
  // Others behind the stranger's address have links of their own.
  expect(await ask('192.0.2.66', 'neighbor@example.com')).toBe('sent');
});

import type { Quote, RateResult } from '@shared/domain';
import { type OpenDatabase, openPostgres } from '../../database/openDatabase';
import { createRatableQuote } from '../../testing/fixtures';
import { startPostgres, whyNoPostgres } from '../../testing/postgresServer';
import { testApp } from '../../testing/testApp';
import { createTestClient } from '../../testing/testClient';
import { testDatabase } from '../../testing/testDatabase';

const NOW = Date.parse('2026-11-21T18:00:00Z');
const PLACES = [
  { zip_code: '60018', state: 'IL', county: 'Cook', city: 'Des Plaines' },
  { zip_code: '74103', state: 'OK', county: 'Tulsa', city: 'Tulsa' },
];

/** Ids are random and a rate's name is a keyed digest, so each is replaced by its position in the text. */
function withoutIds(text: string): string {
  const seen = new Map<string, string>();
  return text.replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|(?<=\.)[\w-]{16}(?=")/g, (id) => {
    const name = seen.get(id) ?? `#${seen.size}`;
    seen.set(id, name);
    return name;
  });
}

/** An engine's results for the same calls: the quote and its prices after an edit, as bytes. */
async function answersOn(database: OpenDatabase): Promise<string[]> {
  const app = await testApp(database, { clock: () => NOW });
  const answers: string[] = [];
  for (const place of PLACES) {
    const client = await createTestClient(app);
    const quote = await createRatableQuote(client, place);
    const path = `/v2/quotes/${quote.id}`;
    const edit = { method: 'PATCH', path, body: { homeowner: true, currently_insured: false } } as const;
    const edited = await client.call<Quote>({ ...edit, ifMatch: quote.version });
    const rated = await client.call<RateResult>({ method: 'GET', path: `${path}/rates` });
    const read = await client.call<Quote>({ method: 'GET', path });
    expect([edited.status, rated.status, rated.body.best_match === null]).toEqual([200, 200, false]);
    answers.push(...[edited, rated, read].map(({ body }) => withoutIds(JSON.stringify(body))));
  }
  await app.close();
  await database.close();
  return answers;
}

const reason = whyNoPostgres();
(reason ? test.skip : test)(
  `ADR 0006: PGlite and PostgreSQL give the same quotes and prices, byte for byte${reason ? ` (skipped: ${reason})` : ''}`,
  async () => {
    const server = startPostgres();
    try {
      const embedded = await answersOn(await testDatabase());
      expect(await answersOn(await openPostgres(server.url))).toEqual(embedded);
      expect(embedded.join()).toContain('premium');
    } finally {
      server.stop();
    }
  },
);

import { createOpenedQuotes } from './quoteStore';
import { newQuoteDocument } from './newDocuments';
import type { StoredQuote } from './storedQuote';

const address = { zip_code: '60018', state: 'IL' as const, county: 'Cook', city: 'Des Plaines' };
const quote = (id: string): StoredQuote => ({
  id,
  version: 1,
  status: 'DRAFT',
  createdAt: 0,
  keyHash: 'mine',
  revision: '1',
  dataKey: Buffer.alloc(32),
  document: newQuoteDocument({ address }),
  vehicles: [],
  drivers: [],
  premiums: null,
  catalogueVersion: null,
  selectedRate: null,
});

test('a quote is cached for its own key, for ten minutes', () => {
  let now = 0;
  const opened = createOpenedQuotes(() => now);
  opened.put(quote('a'));
  expect([opened.get('a', 'mine')?.id, opened.get('a', 'another'), opened.get('b', 'mine')]).toEqual([
    'a',
    null,
    null,
  ]);
  now = 600_000;
  expect(opened.get('a', 'mine')).toBeNull();
});

test('above 500 quotes the least recently used are dropped', () => {
  const opened = createOpenedQuotes(() => 0);
  for (let count = 0; count < 500; count += 1) opened.put(quote(String(count)));
  opened.put(quote('0'));
  opened.put(quote('new'));
  expect([opened.get('0', 'mine')?.id, opened.get('1', 'mine')]).toEqual(['0', null]);
  opened.drop('0');
  expect(opened.get('0', 'mine')).toBeNull();
});

import type { FastifyInstance } from 'fastify';
import { versionStale } from '../http/ifMatch';
import { quoteNotFound } from '../http/apiFailure';
import type { RecordAnswer } from '../http/once';
import type { QuoteChange, Step } from './quoteStore';
import type { StoredQuote } from './storedQuote';

type Services = Pick<FastifyInstance, 'quotes'>;

/**
 * Writes an edit whose version matched. `changeOf` validates against the current quote; if only rating came between,
 * it runs once more. `also` runs in the edit's transaction. @throws ApiFailure 412 if another edit was first.
 */
export async function saveEdit(
  services: Services,
  quote: StoredQuote,
  changeOf: (quote: StoredQuote) => QuoteChange | Promise<QuoteChange>,
  also?: Step,
): Promise<StoredQuote> {
  let latest = quote;
  for (let attempt = 0; attempt < 4; attempt += 1) {
    const saved = await services.quotes.save(latest, await changeOf(latest), also);
    if (saved) return saved;
    const now = await services.quotes.find(quote.id, quote.keyHash);
    if (!now) throw quoteNotFound();
    if (now.version !== quote.version) throw versionStale(now);
    latest = now;
  }
  throw versionStale(latest);
}

/**
 * Writes an addition. It overwrites nothing, so after a concurrent edit the quote is simply read again. `change`
 * validates against the newest quote; `answer` is recorded in the same transaction.
 */
export async function saveAddition<Answer>(
  services: Services,
  start: { quote: StoredQuote; keyHash: string },
  record: RecordAnswer,
  work: { change: (quote: StoredQuote) => QuoteChange; answer: (quote: StoredQuote) => Answer },
): Promise<Answer> {
  let quote: StoredQuote | null = start.quote;
  for (let attempt = 0; quote && attempt < 8; attempt += 1) {
    let answer: Answer | undefined;
    const saved = await services.quotes.save(quote, work.change(quote), async (transaction, next) => {
      answer = work.answer(next);
      await record(transaction, next, answer);
    });
    if (saved && answer !== undefined) return answer;
    quote = await services.quotes.find(start.quote.id, start.keyHash);
  }
  throw quote ? versionStale(quote) : quoteNotFound();
}

import type { FastifyInstance } from 'fastify';
import { type Rate, type RateResult, termFrom, statusWithoutRates } from '@shared/domain';
import { ApiFailure } from '../http/apiFailure';
import { todayFor } from './response';
import { checkAnswers } from './checkAnswers';
import { checkApplied } from './checkApplied';
import { quoteNumberOf, fingerprintOf, priceFinal, checkMoratorium } from './rates';
import type { QuoteDocument, StoredQuote } from './storedQuote';
import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '../database/databaseSchema';
import { inTransaction } from '../database/inTransaction';
import type { OpenedQuotes } from './quoteStore';
import { markRated, type RateStore } from './rateStore';
import { findRates, ratesRow } from './sealedRates';
import { timingSafeEqual } from 'node:crypto';
import type { Vault } from '../crypto/vault';

/** Lifetime of an SSN's handle in milliseconds; it may be used repeatedly. */
const LIFE = 15 * 60_000;
const STAMP = 12;
const MARK = 32;
const LETTERS = 'abcdefghijklmnop';

/** Letters only, because no digit may appear where an SSN could (reading 35). */
export const SOCIAL_HANDLE = new RegExp(`^[${LETTERS}]{${STAMP + MARK}}$`);

type SocialHandleServices = { vault: Vault; clock: () => number };

const inLetters = (hex: string) =>
  hex.replaceAll(/[0-9a-f]/g, (digit) => LETTERS[Number.parseInt(digit, 16)] ?? '');
const inHex = (letters: string) =>
  letters.replaceAll(/[a-p]/g, (letter) => LETTERS.indexOf(letter).toString(16));

const socialOf = ({ drivers }: StoredQuote) =>
  drivers.find(({ document }) => document.policy_holder)?.document.social_security ?? null;

function handleUntil(vault: Vault, quoteId: string, social: string, until: number): string {
  const mark = Buffer.from(vault.digest('social-handle', `${quoteId} ${until} ${social}`), 'base64url');
  return inLetters(until.toString(16).padStart(STAMP, '0') + mark.toString('hex').slice(0, MARK));
}

/** The handle that replaces the policyholder's SSN in a URL, bound to the quote and the number. Null without an SSN. */
export function socialHandle({ vault, clock }: SocialHandleServices, quote: StoredQuote): string | null {
  const social = socialOf(quote);
  return social === null ? null : handleUntil(vault, quote.id, social, clock() + LIFE);
}

/** Whether a handle is valid for this quote's SSN. Any node can tell; nothing is stored. */
export function isSocialHandle(
  { vault, clock }: SocialHandleServices,
  quote: StoredQuote,
  handle: string,
): boolean {
  const social = socialOf(quote);
  if (social === null || !SOCIAL_HANDLE.test(handle)) return false;
  const until = Number.parseInt(inHex(handle.slice(0, STAMP)), 16);
  if (until <= clock() || until > clock() + LIFE) return false;
  return timingSafeEqual(Buffer.from(handle), Buffer.from(handleUntil(vault, quote.id, social, until)));
}

type Database = Kysely<DatabaseSchema>;

/**
 * The final_rates table: one encrypted row per quote. Storing a rate moves the quote to FINAL_RATED; after a failed
 * rating there is none, and the quote returns to applying (specification 4).
 */
export const createFinalRateStore = (database: Database, opened: Pick<OpenedQuotes, 'drop'>): RateStore => ({
  find: (quote) => findRates(database, 'final_rates', quote),
  save: async (quote, rates, document) => {
    opened.drop(quote.id);
    return inTransaction(database, async (transaction) => {
      if (!(await markRated(transaction, quote, { document, status: 'FINAL_RATED' }))) return false;
      const row = ratesRow('final_rates', quote, rates);
      await transaction
        .insertInto('final_rates')
        .values({ quote_id: quote.id, ...row })
        .onConflict((conflict) => conflict.column('quote_id').doUpdateSet(row))
        .execute();
      return true;
    });
  },
  clear: async (quote) => {
    opened.drop(quote.id);
    const { document } = quote;
    await inTransaction(database, async (transaction) => {
      const status = statusWithoutRates(quote.status);
      if (!(await markRated(transaction, quote, { document, status }))) return;
      await transaction.deleteFrom('final_rates').where('quote_id', '=', quote.id).execute();
    });
  },
});

type Services = Pick<FastifyInstance, 'finalRates' | 'vault' | 'clock' | 'quotes' | 'moratoriums'>;

/** What a final rating settles: the quote's number, and the term by its first rate (specification 4, reading 6). */
function settled(quote: StoredQuote, rate: Rate): QuoteDocument {
  const { document } = quote;
  return {
    ...document,
    quote_number: document.quote_number ?? quoteNumberOf(quote),
    term: document.term && termFrom(document.term.effective, rate.term.duration),
  };
}

/** The inputs of a final rate: the chosen rate and everything its price depends on. */
const finalFingerprint = (
  { vault }: Pick<Services, 'vault'>,
  quote: StoredQuote,
  chosen: Rate,
  now: number,
): string => vault.digest('final-rates', `${chosen.id} ${fingerprintOf(quote, vault, now)}`);

/** A new final price with what it settles; a result without a rate settles nothing. */
export function makeFinalRates(
  services: Pick<Services, 'vault' | 'clock'>,
  quote: StoredQuote,
  chosen: Rate,
) {
  const now = services.clock();
  const fingerprint = finalFingerprint(services, quote, chosen, now);
  const result = priceFinal(quote, chosen, fingerprint, now);
  const document = result.best_match ? settled(quote, result.best_match) : quote.document;
  const numbered = { ...result, quote_number: document.quote_number };
  return { document, rates: { fingerprint, result: numbered, ratedOn: todayFor(quote, now) } };
}

/** The stored result while its inputs are unchanged, otherwise a new one. Null if an edit came first. */
async function rateOnce(services: Services, quote: StoredQuote): Promise<RateResult | null> {
  const now = services.clock();
  const chosen = checkApplied(quote, now);
  checkMoratorium(services, quote, chosen);
  checkAnswers(quote, chosen);
  const stored = quote.status === 'APPLYING' ? null : await services.finalRates.find(quote);
  if (stored?.fingerprint === finalFingerprint(services, quote, chosen, now)) return stored.result;
  const { document, rates } = makeFinalRates(services, quote, chosen);
  if (rates.result.best_match === null) {
    await services.finalRates.clear(quote);
    return rates.result;
  }
  return (await services.finalRates.save(quote, rates, document)) ? rates.result : null;
}

/**
 * The final quote: the chosen product's price from the whole application. Moves the quote to FINAL_RATED.
 * @throws ApiFailure 409 without a chosen rate, during its carrier's moratorium, on a closed quote, or if edits keep
 * interfering; 422 while a purchase step is unfinished, with its id as the attribute, and as `checkAnswers`.
 */
export async function finalRates(
  services: Services,
  quote: StoredQuote,
  keyHash: string,
): Promise<RateResult> {
  let latest: StoredQuote | null = quote;
  for (let attempt = 0; latest && attempt < 4; attempt += 1) {
    const result = await rateOnce(services, latest);
    if (result) return result;
    latest = await services.quotes.find(quote.id, keyHash);
  }
  throw new ApiFailure(409, 'rates_stale');
}

type FinalRateNowServices = Pick<FastifyInstance, 'finalRates' | 'vault' | 'clock' | 'moratoriums'>;

/**
 * The final rate, if it matches today's application, which every choice and payment depends on.
 * @throws ApiFailure 409 `moratorium`, `rates_stale`, and as `checkApplied` and `checkAnswers` if the application is
 * no longer complete or accepted.
 */
export async function finalRateNow(services: FinalRateNowServices, quote: StoredQuote): Promise<Rate> {
  const chosen = checkApplied(quote, services.clock());
  checkMoratorium(services, quote, chosen);
  checkAnswers(quote, chosen);
  const stored = await services.finalRates.find(quote);
  const rate = stored?.result.best_match;
  if (!stored || !rate) throw new ApiFailure(409, 'rates_stale');
  const fingerprint = finalFingerprint(services, quote, chosen, services.clock());
  if (stored.fingerprint !== fingerprint) throw new ApiFailure(409, 'rates_stale');
  return rate;
}

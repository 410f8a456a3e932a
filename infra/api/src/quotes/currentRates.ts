import type { FastifyInstance } from 'fastify';
import { hasReached, isEditable, type Rate, type RateResult, statusWithoutRates } from '@shared/domain';
import { ApiFailure } from '../http/apiFailure';
import { todayFor } from './answers';
import { fingerprintOf, isNamedBy, type LeftOut, priceQuote, ratesOf, withPlan } from './priceQuote';
import { closedFor } from './checkAnswers';
import { checkMoratorium, stoppedFor } from './stoppedFor';
import type { StoredQuote } from './storedQuote';

type Services = Pick<FastifyInstance, 'rates' | 'vault' | 'clock' | 'quotes' | 'moratoriums'>;

/** The number a shopper may read out on the phone; it opens nothing. */
export const quoteNumberOf = (quote: Pick<StoredQuote, 'id'>): string =>
  `Q-${quote.id.replaceAll('-', '').slice(0, 10).toUpperCase()}`;

/** `planCode` sets the payment plan to price with; `rateId` also assigns the quote's number (reading 10). */
export interface RatingRequest {
  planCode: string | undefined;
  rateId: string | undefined;
}

function withRequest(quote: StoredQuote, { planCode, rateId }: RatingRequest): StoredQuote {
  const document = planCode === undefined ? quote.document : withPlan(quote.document, planCode);
  if (document === null) throw new ApiFailure(422, [{ code: 'plan_not_found', attribute: 'plan_code' }]);
  const number = document.quote_number ?? (rateId === undefined ? null : quoteNumberOf(quote));
  return { ...quote, document: { ...document, quote_number: number } };
}

const isUnchanged = (before: StoredQuote, after: StoredQuote) =>
  before.document.pay_in_full === after.document.pay_in_full &&
  before.document.payment_plan_code === after.document.payment_plan_code &&
  before.document.quote_number === after.document.quote_number;

/** Whether the plan asked for is stored, not just priced. */
const storesPlan = ({ status }: StoredQuote): boolean =>
  isEditable(status) && !hasReached(status, 'FINAL_RATED');

const leftOutFor = (services: Services, quote: StoredQuote): LeftOut => ({
  stopped: stoppedFor(services, quote),
  closed: closedFor(quote),
});

/**
 * The quote's current prices: the stored ones while their inputs are unchanged, otherwise newly priced and stored.
 * Null if an edit came between reading and storing; the caller reads the quote again.
 */
async function rateOnce(
  services: Services,
  quote: StoredQuote,
  request: RatingRequest,
): Promise<RateResult | null> {
  const now = services.clock();
  const requested = withRequest(quote, request);
  const leftOut = leftOutFor(services, quote);
  const fingerprint = fingerprintOf(requested, services.vault, now, leftOut);
  const stored = await services.rates.find(quote);
  if (stored?.fingerprint === fingerprint && isUnchanged(quote, requested)) return stored.result;
  const result = priceQuote(requested, fingerprint, now, leftOut);
  if (result.best_match === null) {
    const hasRates = stored !== null || statusWithoutRates(quote.status) !== quote.status;
    if (hasRates) await services.rates.clear(quote);
    return result;
  }
  // After the final quote its plan is fixed; other plans are priced to show them, but not stored.
  if (!storesPlan(quote) && !isUnchanged(quote, requested)) return result;
  const rates = { fingerprint, result, ratedOn: todayFor(quote, now) };
  return (await services.rates.save(quote, rates, requested.document)) ? result : null;
}

/** `rateOnce`, retried while a shopper edits at the same time. @throws ApiFailure 409 if it never settles. */
export async function currentRates(
  services: Services,
  quote: StoredQuote,
  keyHash: string,
  request: RatingRequest,
): Promise<RateResult> {
  let latest: StoredQuote | null = quote;
  for (let attempt = 0; latest && attempt < 4; attempt += 1) {
    const result = await rateOnce(services, latest, request);
    if (result) return result;
    latest = await services.quotes.find(quote.id, keyHash);
  }
  throw new ApiFailure(409, 'rates_stale');
}

const fingerprintNow = (services: Services, quote: StoredQuote): string =>
  fingerprintOf(quote, services.vault, services.clock(), leftOutFor(services, quote));

/** The stored prices if they match the current quote; null otherwise. */
export async function freshRates(services: Services, quote: StoredQuote): Promise<RateResult | null> {
  const stored = await services.rates.find(quote);
  const isFresh = stored?.fingerprint === fingerprintNow(services, quote);
  return stored && isFresh ? stored.result : null;
}

/** Whether a rate's id is of the current quote, paid monthly or in full; a rate is named after all that it depends on. */
export function isCurrentRate(services: Services, quote: StoredQuote, rateId: string): boolean {
  return [true, false].some((inFull) => {
    const paid = { ...quote, document: { ...quote.document, pay_in_full: inFull } };
    return isNamedBy(fingerprintNow(services, paid), rateId);
  });
}

/**
 * The rate that Buy online names, if it is offered and priced from the current quote.
 * @throws ApiFailure 422 `rate_not_found`, 409 `moratorium`, `rates_stale`.
 */
export async function chosenRate(services: Services, quote: StoredQuote, rateId: string): Promise<Rate> {
  const stored = await services.rates.find(quote);
  const rate = stored && ratesOf(stored.result).find((offered) => offered.id === rateId);
  if (!stored || !rate)
    throw new ApiFailure(422, [{ code: 'rate_not_found', attribute: 'selected_rate.id' }]);
  checkMoratorium(services, quote, rate);
  if (stored.fingerprint !== fingerprintNow(services, quote)) {
    throw new ApiFailure(409, 'rates_stale');
  }
  return rate;
}

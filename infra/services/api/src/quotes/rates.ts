import type { FastifyInstance } from 'fastify';
import {
  hasReached,
  isEditable,
  type Rate,
  type RateResult,
  statusWithoutRates,
  type CarrierId,
  finalQuoteOptions,
  presentInsurance,
  type PaymentOption,
  stoppedCarriers,
} from '@shared/domain';
import { ApiFailure } from '../http/apiFailure';
import { todayFor, quoteFacts } from './response';
import { closedFor } from './checkAnswers';
import type { StoredQuote, QuoteDocument } from './storedQuote';
import { planTypeOf, RATE_VERSIONS, rateQuote } from '@infra/rating';
import type { Vault } from '../crypto/vault';

type StoppedForServices = Pick<FastifyInstance, 'moratoriums' | 'clock'>;

/** The carriers that write no new business today where this quote's cars are. */
export const stoppedFor = (services: StoppedForServices, quote: StoredQuote): CarrierId[] =>
  stoppedCarriers(services.moratoriums(), quote.document.address, todayFor(quote, services.clock()));

/** Refuses to sell a carrier's rate during its moratorium (409); an open payment is not checked again. */
export function checkMoratorium(
  services: StoppedForServices,
  quote: StoredQuote,
  { carrier_id: carrierId }: Pick<Rate, 'carrier_id'>,
): void {
  if (stoppedFor(services, quote).includes(carrierId)) throw new ApiFailure(409, 'moratorium');
}

const parts = (rows: { id: string; document: unknown }[]) => rows.map(({ id, document }) => [id, document]);

/** Carriers that are not asked for a price: stopped by a moratorium, or closed by an answer (reading 56). */
interface LeftOut {
  stopped: readonly CarrierId[];
  closed: readonly CarrierId[];
}

/** A keyed digest of everything a price depends on: the day, the tables, the current quote, and who is left out. */
export function fingerprintOf(
  quote: StoredQuote,
  vault: Vault,
  instant: number,
  { stopped, closed }: LeftOut = { stopped: [], closed: [] },
): string {
  const { address, homeowner, currently_insured, term, pay_in_full, coverage_choices } = quote.document;
  const versions = RATE_VERSIONS.map((version) => version.id);
  const today = todayFor(quote, instant);
  const insurance = presentInsurance(quote.document, today);
  return vault.digest(
    'rates',
    JSON.stringify([
      today,
      versions,
      [address, homeowner, currently_insured, term, pay_in_full],
      parts(quote.vehicles),
      parts(quote.drivers),
      // Omitted if there are none, so that prices stored before they existed stay valid.
      ...(stopped.length > 0 ? [stopped] : []),
      ...(closed.length > 0 ? [{ closed }] : []),
      // Likewise, what was chosen beyond the packages (reading 58).
      ...(coverage_choices ? [coverage_choices.map(({ signature: _signature, ...choice }) => choice)] : []),
      // Likewise, where it is not what the answer says (reading 55).
      ...(insurance === 'ended' || insurance === 'gap' ? [insurance] : []),
    ]),
  );
}

const nameOf = (fingerprint: string): string => `.${fingerprint.slice(0, 16)}`;

/** The engine names a rate after its product; a digest of its inputs makes the id unique. */
const named = (rate: Rate, fingerprint: string): Rate => ({ ...rate, id: rate.id + nameOf(fingerprint) });

/** Whether a rate's id comes from these inputs. */
const isNamedBy = (fingerprint: string, rateId: string): boolean => rateId.endsWith(nameOf(fingerprint));

/** Prices a quote with every carrier that is not left out, on the place's day. Pure except for the instant. */
function priceQuote(quote: StoredQuote, fingerprint: string, instant: number, leftOut: LeftOut): RateResult {
  const result = rateQuote({ quote: quoteFacts(quote, instant), ...leftOut }, todayFor(quote, instant));
  return {
    ...result,
    best_match: result.best_match && named(result.best_match, fingerprint),
    other_rates: result.other_rates.map((rate) => named(rate, fingerprint)),
    quote_number: quote.document.quote_number,
  };
}

/** Each way to pay at the price of paying that way: the pay-in-full discount applies only to that option. */
const pricedAsPaid = (options: readonly PaymentOption[], inFull: readonly PaymentOption[]): PaymentOption[] =>
  options.map((option) =>
    option.plan_type === 'pay_in_full'
      ? (inFull.find(({ plan_code: code }) => code === option.plan_code) ?? option)
      : option,
  );

/**
 * Prices the chosen carrier's product from the current application (reading 6); its first rate is the final one,
 * without the plan that a final quote does not offer (reading 5). Pure except for the instant.
 */
export function priceFinal(
  quote: StoredQuote,
  chosen: Rate,
  fingerprint: string,
  instant: number,
): RateResult {
  const { carrier_id: carrierId, carrier_product_id: productId } = chosen;
  const facts = quoteFacts(quote, instant);
  const paid = (payInFull: boolean) =>
    rateQuote(
      { quote: { ...facts, pay_in_full: payInFull }, carrierId, productId },
      todayFor(quote, instant),
    );
  const [monthly, inFull] = [paid(false), paid(true)];
  const { best_match: best, ...result } = facts.pay_in_full ? inFull : monthly;
  const options = pricedAsPaid(
    monthly.best_match?.payment_options ?? [],
    inFull.best_match?.payment_options ?? [],
  );
  return {
    ...result,
    best_match: best && { ...named(best, fingerprint), payment_options: finalQuoteOptions(options) },
    quote_number: quote.document.quote_number,
  };
}

/** A plan code's way of paying sets `pay_in_full` (specification 4, Payment plan). */
export function withPlan(document: QuoteDocument, planCode: string): QuoteDocument | null {
  const type = planTypeOf(planCode);
  return type === null
    ? null
    : { ...document, pay_in_full: type === 'pay_in_full', payment_plan_code: planCode };
}

/** All rates of a result, cheapest first. */
export const ratesOf = (result: RateResult): Rate[] =>
  result.best_match === null ? [] : [result.best_match, ...result.other_rates];

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

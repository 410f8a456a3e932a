import { planTypeOf, RATE_VERSIONS, rateQuote } from '@infra/rating';
import {
  type CarrierId,
  finalQuoteOptions,
  presentInsurance,
  type PaymentOption,
  type Rate,
  type RateResult,
} from '@shared/domain';
import type { Vault } from '../crypto/vault';
import { quoteFacts, todayFor } from './answers';
import type { QuoteDocument, StoredQuote } from './storedQuote';

const parts = (rows: { id: string; document: unknown }[]) => rows.map(({ id, document }) => [id, document]);

/** Carriers that are not asked for a price: stopped by a moratorium, or closed by an answer (reading 56). */
export interface LeftOut {
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
export const isNamedBy = (fingerprint: string, rateId: string): boolean =>
  rateId.endsWith(nameOf(fingerprint));

/** Prices a quote with every carrier that is not left out, on the place's day. Pure except for the instant. */
export function priceQuote(
  quote: StoredQuote,
  fingerprint: string,
  instant: number,
  leftOut: LeftOut,
): RateResult {
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

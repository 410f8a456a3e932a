import type { FastifyInstance } from 'fastify';
import { ApiFailure } from '../http/apiFailure';
import { makeFinalRates, finalRateNow } from '../quotes/finalRates';
import type { QuoteChange } from '../quotes/quoteStore';
import type { StoredQuote } from '../quotes/storedQuote';

type Services = Pick<FastifyInstance, 'finalRates' | 'vault' | 'clock' | 'moratoriums'>;

/** A plan changes no answer, so the signed statement stays valid. */
const ofNextVersion = ({ document, version }: StoredQuote) =>
  document.signed_statement && { ...document.signed_statement, quote_version: version + 1 };

/** Choosing the other way to pay makes its price the final one. */
function finalRatesOf(
  services: Services,
  quote: StoredQuote,
  planned: StoredQuote,
): Pick<QuoteChange, 'finalRates'> {
  const { selectedRate: chosen } = quote;
  if (chosen === null || planned.document.pay_in_full === quote.document.pay_in_full) return {};
  return { finalRates: makeFinalRates(services, planned, chosen).rates };
}

/**
 * The final quote's plan with this code, with the server's own amounts (section 4, Payment plan).
 * @throws ApiFailure 409 `rates_stale`, 422 `plan_not_found`.
 */
export async function choosePlan(
  services: Services,
  quote: StoredQuote,
  planCode: string,
): Promise<QuoteChange> {
  const rate = await finalRateNow(services, quote);
  const option = rate.payment_options.find(({ plan_code: code }) => code === planCode);
  if (!option) throw new ApiFailure(422, [{ code: 'plan_not_found', attribute: 'payment_plan_code' }]);
  const document = {
    ...quote.document,
    pay_in_full: option.plan_type === 'pay_in_full',
    payment_plan_code: planCode,
    selected_pay_plan: option,
    signed_statement: ofNextVersion(quote),
  };
  return { document, status: 'PLAN_CHOSEN', ...finalRatesOf(services, quote, { ...quote, document }) };
}

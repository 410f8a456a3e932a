import { priceChanges } from '@infra/rating';
import { CARRIER_IDS, type CarrierId, type PriceChanges, productCatalogue } from '@shared/domain';
import type { FastifyInstance } from 'fastify';
import { type InferType, object, string } from 'yup';
import { quoteOf } from '../../context';
import { quoteFacts, todayFor } from '../../quotes/response';
import { isCurrentRate } from '../../quotes/rates';
import type { StoredQuote } from '../../quotes/storedQuote';

/** A rate that the shopper sees. */
export const rateIdSchema = string().matches(/^[\w.-]{1,64}$/, 'validation:invalid');

const changesQuerySchema = object({
  carrier_id: string().oneOf(CARRIER_IDS, 'validation:choice_invalid').required('validation:required'),
  rate_id: rateIdSchema,
})
  .noUnknown(true, 'validation:unknown_field')
  .strict(true);
type ChangesQuery = InferType<typeof changesQuerySchema>;

/** The chosen product's deductibles, once there is one (reading 15). */
function catalogueOf({ selectedRate, document }: StoredQuote) {
  if (selectedRate === null) return {};
  return { catalogue: productCatalogue(selectedRate.carrier_product_id, document.address.state) };
}

/** Null without a price of this carrier. */
function changesOf(stored: StoredQuote, carrierId: CarrierId, now: number): PriceChanges | null {
  const input = { quote: quoteFacts(stored, now), carrierId, ...catalogueOf(stored) };
  return priceChanges(input, todayFor(stored, now));
}

/** No error: an edit in another tab or a new day replaces prices that are still shown. */
const superseded = (carrierId: CarrierId): PriceChanges => ({
  carrier_id: carrierId,
  changes: [],
  deductibles: [],
  superseded: true,
});

/** 'What would change this price most': computed from the current quote, nothing is stored. */
export function changesRoute(app: FastifyInstance): void {
  app.get<{ Querystring: ChangesQuery }>(
    '/v2/quotes/:id/rates/changes',
    {
      schema: { querystring: changesQuerySchema },
      config: { sealed: true, opensQuote: true, limit: 'rates', limitByKey: true },
    },
    async (request) => {
      const { carrier_id: carrierId, rate_id: rateId } = request.query;
      const stored = quoteOf(request);
      const isCurrent = rateId === undefined || isCurrentRate(app, stored, rateId);
      return (isCurrent && changesOf(stored, carrierId, app.clock())) || superseded(carrierId);
    },
  );
}

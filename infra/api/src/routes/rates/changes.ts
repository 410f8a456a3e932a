import { priceChanges } from '@infra/rating';
import { CARRIER_IDS, productCatalogue } from '@shared/domain';
import type { FastifyInstance } from 'fastify';
import { type InferType, object, string } from 'yup';
import { quoteOf } from '../../context';
import { ApiFailure } from '../../http/apiFailure';
import { quoteFacts, todayFor } from '../../quotes/answers';
import type { StoredQuote } from '../../quotes/storedQuote';

const changesQuerySchema = object({
  carrier_id: string().oneOf(CARRIER_IDS, 'validation:choice_invalid').required('validation:required'),
})
  .noUnknown(true, 'validation:unknown_field')
  .strict(true);
type ChangesQuery = InferType<typeof changesQuerySchema>;

/** The chosen product's deductibles, once there is one (reading 15). */
function catalogueOf({ selectedRate, document }: StoredQuote) {
  if (selectedRate === null) return {};
  return { catalogue: productCatalogue(selectedRate.carrier_product_id, document.address.state) };
}

/** 'What would change this price most': computed from the current quote, nothing is stored. */
export function changesRoute(app: FastifyInstance): void {
  app.get<{ Querystring: ChangesQuery }>(
    '/v2/quotes/:id/rates/changes',
    {
      schema: { querystring: changesQuerySchema },
      config: { sealed: true, opensQuote: true, limit: 'rates', limitByKey: true },
    },
    async (request) => {
      const stored = quoteOf(request);
      const now = app.clock();
      const input = { quote: quoteFacts(stored, now), carrierId: request.query.carrier_id };
      const changes = priceChanges({ ...input, ...catalogueOf(stored) }, todayFor(stored, now));
      // Without a price of this carrier, nothing could change it.
      if (!changes) throw new ApiFailure(422, [{ code: 'rate_not_found', attribute: 'carrier_id' }]);
      return changes;
    },
  );
}

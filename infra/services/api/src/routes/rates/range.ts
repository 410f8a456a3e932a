import { priceRange } from '@infra/rating';
import { RANGE_STEPS } from '@shared/domain';
import type { FastifyInstance } from 'fastify';
import { type InferType, object, string } from 'yup';
import { quoteOf } from '../../context';
import { quoteFacts, todayFor } from '../../quotes/response';
import { stoppedFor } from '../../quotes/rates';

const rangeQuerySchema = object({
  step: string().oneOf(RANGE_STEPS, 'validation:choice_invalid').required('validation:required'),
})
  .noUnknown(true, 'validation:unknown_field')
  .strict(true);
type RangeQuery = InferType<typeof rangeQuerySchema>;

/** 'Your price takes shape': computed from the saved answers, nothing is stored. */
export function rangeRoute(app: FastifyInstance): void {
  app.get<{ Querystring: RangeQuery }>(
    '/v2/quotes/:id/price-range',
    {
      schema: { querystring: rangeQuerySchema },
      config: { sealed: true, opensQuote: true, limit: 'priceRange', limitByKey: true },
    },
    async (request) => {
      const stored = quoteOf(request);
      const now = app.clock();
      const input = {
        quote: quoteFacts(stored, now),
        step: request.query.step,
        planChosen: stored.document.payment_plan_code !== null,
        stopped: stoppedFor(app, stored),
      };
      return priceRange(input, todayFor(stored, now));
    },
  );
}

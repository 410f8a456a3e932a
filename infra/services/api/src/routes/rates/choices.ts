import type { ChoicePrices } from '@shared/domain';
import type { FastifyInstance } from 'fastify';
import { pricesOf } from '../../consents/chooseLines';
import { quoteOf } from '../../context';
import { ApiFailure } from '../../http/apiFailure';
import { quoteFacts, todayFor } from '../../quotes/response';

/** What each line costs that the coverage review asks about (reading 58): computed, nothing is stored. */
export function choicesRoute(app: FastifyInstance): void {
  app.get(
    '/v2/quotes/:id/rates/choices',
    { config: { sealed: true, opensQuote: true, limit: 'rates', limitByKey: true } },
    async (request): Promise<ChoicePrices> => {
      const stored = quoteOf(request);
      const rate = stored.selectedRate;
      if (rate === null) throw new ApiFailure(409, 'rate_not_chosen');
      const now = app.clock();
      const prices = pricesOf(quoteFacts(stored, now), rate, todayFor(stored, now));
      return prices ?? { months: rate.term.duration, lines: [] };
    },
  );
}

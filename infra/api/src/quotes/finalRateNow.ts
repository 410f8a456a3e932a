import type { FastifyInstance } from 'fastify';
import type { Rate } from '@shared/domain';
import { ApiFailure } from '../http/apiFailure';
import { checkAnswers } from './checkAnswers';
import { checkApplied } from './checkApplied';
import { finalFingerprint } from './finalRates';
import { checkMoratorium } from './stoppedFor';
import type { StoredQuote } from './storedQuote';

type Services = Pick<FastifyInstance, 'finalRates' | 'vault' | 'clock' | 'moratoriums'>;

/**
 * The final rate, if it matches today's application, which every choice and payment depends on.
 * @throws ApiFailure 409 `moratorium`, `rates_stale`, and as `checkApplied` and `checkAnswers` if the application is
 * no longer complete or accepted.
 */
export async function finalRateNow(services: Services, quote: StoredQuote): Promise<Rate> {
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

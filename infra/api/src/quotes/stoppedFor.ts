import type { FastifyInstance } from 'fastify';
import { type CarrierId, type Rate, stoppedCarriers } from '@shared/domain';
import { ApiFailure } from '../http/apiFailure';
import { todayFor } from './answers';
import type { StoredQuote } from './storedQuote';

type Services = Pick<FastifyInstance, 'moratoriums' | 'clock'>;

/** The carriers that write no new business today where this quote's cars are. */
export const stoppedFor = (services: Services, quote: StoredQuote): CarrierId[] =>
  stoppedCarriers(services.moratoriums(), quote.document.address, todayFor(quote, services.clock()));

/** Refuses to sell a carrier's rate during its moratorium (409); an open payment is not checked again. */
export function checkMoratorium(
  services: Services,
  quote: StoredQuote,
  { carrier_id: carrierId }: Pick<Rate, 'carrier_id'>,
): void {
  if (stoppedFor(services, quote).includes(carrierId)) throw new ApiFailure(409, 'moratorium');
}

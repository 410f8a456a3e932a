import type { Quote } from '../entities/quote';
import { hasReached } from '../lifecycle/hasReached';
import { isPaying } from '../lifecycle/isPaying';
import { keysOf } from '../objects/keysOf';
import { paths } from '../paths';
import { paymentJourney } from './data/paymentJourney';
import { purchaseJourney } from './data/purchaseJourney';
import { quoteJourney } from './data/quoteJourney';
import type { Journey } from './journey';
import { paymentPathFor } from './paymentPlace';
import { purchaseResumePath } from './purchaseResumePath';
import type { StepName } from './stepName';
import { canEnter, furthestAllowed } from './walk';

/**
 * Where an emailed link opens a quote: at the step the shopper left (`left`), if the quote still allows it. Otherwise
 * at the purchase's current step, at the prices of a rated quote, or at the furthest step of the quote (readings 8, 9
 * and 39).
 */
export function resumePath(quote: Quote, left: StepName | null = null): string {
  const leftAt = left === null || isPaying(quote) ? null : pathOfLeft(quote, left);
  if (leftAt !== null) return leftAt;
  const purchase = purchaseResumePath(quote);
  if (purchase !== null) return purchase;
  if (hasReached(quote.status, 'RATED')) return paths.rates(quote.id);
  return quoteJourney.steps[furthestAllowed(quoteJourney, quote) ?? 'start'].path(quote);
}

/** The path of the step the shopper left, or null if the quote does not allow it now. */
function pathOfLeft(quote: Quote, left: StepName): string | null {
  const payment = keysOf(paymentJourney.steps).find((id) => left === `payment.${id}`);
  if (payment !== undefined) return paymentPathFor(payment, quote);
  return pathWithin(quoteJourney, quote, left) ?? pathWithin(purchaseJourney, quote, left);
}

function pathWithin<Id extends string>(journey: Journey<Id>, quote: Quote, left: StepName): string | null {
  const step = keysOf(journey.steps).find((id) => left === `${journey.id}.${id}`);
  return step !== undefined && canEnter(journey, step, quote) ? journey.steps[step].path(quote) : null;
}

import { keysOf } from '../objects/keysOf';
import { canFinishLater, matchRoute, ROUTE_PATTERNS } from '../paths';
import { type PaymentStepId, paymentJourney } from './data/paymentJourney';
import { type PurchaseStepId, purchaseJourney } from './data/purchaseJourney';
import { quoteJourney, type QuoteStepId } from './data/quoteJourney';
import type { Journey } from './journey';

/** A step of any journey, such as `purchase.drivers`. It contains no personal data, so a link may carry it. */
export type StepName = `quote.${QuoteStepId}` | `purchase.${PurchaseStepId}` | `payment.${PaymentStepId}`;

const toFinishLater = <Id extends string>({ steps }: Journey<Id>): Id[] =>
  keysOf(steps).filter((id) => steps[id].paths.some((name) => canFinishLater(ROUTE_PATTERNS[name])));

/** The steps that an emailed link can lead back to. */
export const STEP_NAMES: readonly StepName[] = [
  ...toFinishLater(quoteJourney).map((id) => `quote.${id}` as const),
  ...toFinishLater(purchaseJourney).map((id) => `purchase.${id}` as const),
  ...toFinishLater(paymentJourney).map((id) => `payment.${id}` as const),
];

/** The step with this name, or null. For untrusted names, such as a link's. */
export const stepNamed = (words: string | null): StepName | null =>
  STEP_NAMES.find((name) => name === words) ?? null;

/** The name of the step at a path, or null if no link can lead back there. */
export function stepNameAt(path: string): StepName | null {
  const route = matchRoute(path);
  if (route === null || !canFinishLater(path)) return null;
  for (const { id, steps } of [quoteJourney, purchaseJourney, paymentJourney]) {
    const [step] = Object.entries(steps).find(([, { paths }]) => paths.includes(route)) ?? [];
    if (step !== undefined) return stepNamed(`${id}.${step}`);
  }
  return null;
}

import { keysOf } from '../objects/keysOf';
import { canFinishLater, matchRoute, ROUTE_PATTERNS } from '../paths';
import { type PaymentStepId, paymentJourney } from './data/paymentJourney';
import { type PurchaseStepId, purchaseJourney } from './data/purchaseJourney';
import { quoteJourney, type QuoteStepId } from './data/quoteJourney';
import type { Journey } from './journey';

/** Steps that no link leads to: before there is a quote, without a page of their own, or with nothing left to do. */
export const UNLINKED = ['start', 'discounts', 'confirmation', 'final'] as const;
type Unlinked = (typeof UNLINKED)[number];

type Linked<Id extends string> = Exclude<Id, Unlinked>;

/** A step that a link can lead back to, such as `purchase.drivers`. It contains no personal data. */
export type StepName =
  | `quote.${Linked<QuoteStepId>}`
  | `purchase.${Linked<PurchaseStepId>}`
  | `payment.${Linked<PaymentStepId>}`;

const toFinishLater = <Id extends string>({ steps }: Journey<Id>): Linked<Id>[] =>
  keysOf(steps).filter((id): id is Linked<Id> =>
    steps[id].paths.some((name) => canFinishLater(ROUTE_PATTERNS[name])),
  );

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

import type { Quote } from '../entities/quote';
import type { Journey } from './journey';

/** The ids of the steps that apply to a quote, in order. */
export function activePath<Id extends string>(journey: Journey<Id>, quote: Quote | null): Id[] {
  const path: Id[] = [];
  const seen = new Set<Id>();
  for (let id: Id | null = journey.first; id !== null && !seen.has(id); id = journey.steps[id].next) {
    seen.add(id);
    if (journey.steps[id].appliesWhen(quote)) path.push(id);
  }
  return path;
}

/**
 * The furthest step the shopper may enter: the first incomplete one, or the last. Null when the quote may not be in
 * this journey (a purchase before Buy online). Completion is derived from the answers, never stored.
 */
export function furthestAllowed<Id extends string>(journey: Journey<Id>, quote: Quote | null): Id | null {
  if (!journey.entry(quote)) return null;
  const path = activePath(journey, quote);
  const open = path.find((id) => quote === null || !journey.steps[id].isComplete(quote));
  return open ?? path.at(-1) ?? null;
}

/** Whether a step may be entered: it applies and is not beyond `furthestAllowed`, or its `enterWhen` allows it. */
export function canEnter<Id extends string>(journey: Journey<Id>, stepId: Id, quote: Quote | null): boolean {
  const furthest = furthestAllowed(journey, quote);
  const path = activePath(journey, quote);
  if (furthest === null || !path.includes(stepId)) return false;
  if (path.indexOf(stepId) <= path.indexOf(furthest)) return true;
  return quote !== null && (journey.steps[stepId].enterWhen?.(quote) ?? false);
}

/** Where a completed step leads: its `leadsTo`, or the next step that applies; a last step stays. */
export function forwardPath<Id extends string>(journey: Journey<Id>, stepId: Id, quote: Quote): string {
  const ids = activePath(journey, quote);
  const to = journey.steps[stepId].leadsTo?.(quote) ?? ids[ids.indexOf(stepId) + 1] ?? stepId;
  const { begins, path } = journey.steps[to];
  return (begins ?? path)(quote);
}

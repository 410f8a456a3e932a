import { activePath, canEnter, progressOf, quoteJourney, type Quote, type QuoteStepId } from '@shared/domain';
import type { JourneyPosition } from '@shared/event-bus';

/**
 * Where a step stands on the road, and where its passed mileposts lead. Without the quote it is being fetched, and the
 * bar is off (specification 2.2); the start needs none.
 */
export function positionOf(step: QuoteStepId, quote: Quote | null | undefined): JourneyPosition {
  const progress = progressOf(quoteJourney, step);
  const steps = progress.steps.map((each) => {
    const path = quote ? pathTo(each.id, quote) : undefined;
    const percent = quoteJourney.sections.find(({ id }) => id === each.id)?.percent;
    return { ...each, ...(path === undefined ? {} : { path }), ...(percent ? { percent } : {}) };
  });
  return { ...progress, steps, percent: quote === undefined ? null : progress.percent };
}

/** The last step of a section that the quote lets a person enter: 'Start' leads to the two questions, not to a new ZIP. */
function pathTo(section: string, quote: Quote): string | undefined {
  const step = activePath(quoteJourney, quote).findLast(
    (id) => quoteJourney.steps[id].section === section && canEnter(quoteJourney, id, quote),
  );
  return step === undefined ? undefined : quoteJourney.steps[step].path(quote);
}

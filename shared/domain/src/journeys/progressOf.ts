import type { Quote } from '../entities/quote';
import type { Journey, ProgressKey } from './journey';
import { activePath, canEnter } from './walk';

/** Data for the shell's progress bar: labeled steps, the current step and the percentage (null turns the bar off). */
export interface Progress {
  journey: Journey['id'];
  /** `percent` is the step's milestone; `path` is set when the shopper may go there. */
  steps: { id: string; labelKey: ProgressKey; percent?: number; path?: string }[];
  step: string | null;
  percent: number | null;
}

/**
 * The progress of a step (section 9), in the shape of the bus event `journey:position-changed`. With a quote, each
 * section the shopper may enter has its path.
 */
export function progressOf<Id extends string, S extends string>(
  journey: Journey<Id, S>,
  stepId: Id,
  quote: Quote | null = null,
): Progress {
  const section = journey.sections.find(({ id }) => id === journey.steps[stepId].section);
  return {
    journey: journey.id,
    steps: journey.sections.flatMap(({ id, labelKey, percent }) => {
      if (labelKey === null) return [];
      const path = quote ? pathTo(journey, id, quote) : null;
      return [{ id, labelKey, ...(percent === null ? {} : { percent }), ...(path === null ? {} : { path }) }];
    }),
    step: section?.id ?? null,
    percent: section?.percent ?? null,
  };
}

/** The last enterable step of a section: 'Start' leads to the two questions, not to a new ZIP. */
function pathTo<Id extends string, S extends string>(
  journey: Journey<Id, S>,
  section: S,
  quote: Quote,
): string | null {
  const step = activePath(journey, quote).findLast(
    (id) => journey.steps[id].section === section && canEnter(journey, id, quote),
  );
  return step === undefined ? null : journey.steps[step].path(quote);
}

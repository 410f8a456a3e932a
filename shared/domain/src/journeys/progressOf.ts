import type { Quote } from '../entities/quote';
import type { Journey, ProgressKey } from './journey';
import { activePath, canEnter } from './walk';

/** What the shell draws: the labelled steps, the one in hand and the bar's percent (null: the bar is off). */
export interface Progress {
  journey: Journey['id'];
  /** `percent` is where the step's milepost stands; `path` is there when the quote lets a person go to it. */
  steps: { id: string; labelKey: ProgressKey; percent?: number; path?: string }[];
  step: string | null;
  percent: number | null;
}

/**
 * The progress of a step (section 9); the same shape as the bus's `journey:position-changed`. With a quote, each
 * section that may be entered says where it leads.
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

/** The last step of a section that the quote lets a person enter: 'Start' leads to the two questions, not to a new ZIP. */
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

import type { Journey } from './journey';

/** What the shell draws: the labelled steps, the one in hand and the bar's percent (null: the bar is off). */
export interface Progress {
  journey: Journey['id'];
  steps: { id: string; labelKey: string }[];
  step: string | null;
  percent: number | null;
}

/** The progress of a step (section 9); the same shape as the bus's `journey:position-changed`. */
export function progressOf<Id extends string, S extends string>(
  journey: Journey<Id, S>,
  stepId: Id,
): Progress {
  const section = journey.sections.find(({ id }) => id === journey.steps[stepId].section);
  return {
    journey: journey.id,
    steps: journey.sections.flatMap(({ id, labelKey }) => (labelKey === null ? [] : [{ id, labelKey }])),
    step: section?.id ?? null,
    percent: section?.percent ?? null,
  };
}

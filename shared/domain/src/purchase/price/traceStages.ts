import type { FactorKey } from '../../entities/factorKeys';
import type { TraceStep } from '../../entities/rate';

/** Rounding is not a cause: it happens in every price, shown in the trace or not. */
const ROUNDING = 'factor.whole_dollars';

export type TellingFactor = Exclude<FactorKey, typeof ROUNDING>;
type TellingStep = TraceStep & { factor: TellingFactor };

const isTelling = (step: TraceStep): step is TellingStep => step.factor !== ROUNDING;

/** One position in two aligned traces, with each trace's step if it has one. */
export interface Stage {
  factor: TellingFactor;
  old: TraceStep | undefined;
  new: TraceStep | undefined;
}

const lost = (old: TellingStep): Stage => ({ factor: old.factor, old, new: undefined });

/** Aligns two traces of one coverage in their common order; a step that only one has keeps its position there. */
export function stagesOf(oldSteps: readonly TraceStep[], newSteps: readonly TraceStep[]): Stage[] {
  const before = oldSteps.filter(isTelling);
  const after = newSteps.filter(isTelling);
  const stages: Stage[] = [];
  let at = 0;
  for (const step of after) {
    const match = before.findIndex(({ factor }, index) => index >= at && factor === step.factor);
    for (const gone of match < 0 ? [] : before.slice(at, match)) {
      stages.push(lost(gone));
    }
    if (match >= 0) at = match + 1;
    stages.push({ factor: step.factor, old: before[match], new: step });
  }
  return [...stages, ...before.slice(at).map(lost)];
}

/** The trace with the first `changed` stages new and the rest old, rounded like every price. */
export function stepsAt(stages: readonly Stage[], changed: number): TraceStep[] {
  const steps = stages.flatMap((stage, index) => (index < changed ? stage.new : stage.old) ?? []);
  const rounded: TraceStep = {
    factor: ROUNDING,
    detail: {},
    multiplier: null,
    before_mills: 0,
    after_mills: 0,
  };
  const term = steps.findIndex(({ factor }) => factor === 'factor.term');
  return steps.toSpliced(term < 0 ? steps.length : term, 0, rounded);
}

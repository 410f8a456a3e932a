import type { Step } from '../tables';
import { ONE } from '../arithmetic';

/** The factor of the first row that includes the amount; above the last row, the last row's. */
export function stepUp(steps: readonly Step[], amount: number): number {
  return (steps.find((step) => amount <= step.upTo) ?? steps.at(-1))?.factor ?? ONE;
}

/** The factor of the last row that does not exceed the amount; below the first row, the first row's. */
export function stepDown(steps: readonly Step[], amount: number): number {
  return (steps.findLast((step) => step.upTo <= amount) ?? steps[0])?.factor ?? ONE;
}

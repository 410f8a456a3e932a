import type { Quote, QuoteStepId } from '@shared/domain';
import { usePosition } from './usePosition';

export interface PositionProps {
  step: QuoteStepId;
  /** Undefined while loading. */
  quote: Quote | undefined;
}

/** Reports a step of the quote journey for the shell's progress road. */
export function Position({ step, quote }: PositionProps) {
  usePosition(step, quote);
  return null;
}

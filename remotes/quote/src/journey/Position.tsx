import type { Quote, QuoteStepId } from '@shared/domain';
import { usePosition } from './usePosition';

export interface PositionProps {
  step: QuoteStepId;
  /** Undefined while it is fetched. */
  quote: Quote | undefined;
}

/** A step of the quote's own journey, on the road that the shell draws. */
export function Position({ step, quote }: PositionProps) {
  usePosition(step, quote);
  return null;
}

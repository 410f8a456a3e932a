import { useApi } from '@shared/api-client/hooks';
import type { Quote, QuoteStepId } from '@shared/domain';
import { useLayoutEffect } from 'react';
import { positionOf } from './positionOf';

/** Tells where the person stands; the shell draws it. `quote` is undefined while it is fetched, null where none is needed. */
export function usePosition(step: QuoteStepId, quote: Quote | null | undefined): void {
  const { bus } = useApi();
  // Before the paint: a road that appears after it would push the screen down.
  useLayoutEffect(() => bus.emit('journey:position-changed', positionOf(step, quote)), [bus, step, quote]);
}

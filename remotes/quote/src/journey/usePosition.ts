import { useApi } from '@shared/api-client/hooks';
import type { Quote, QuoteStepId } from '@shared/domain';
import { useEffect } from 'react';
import { positionOf } from './positionOf';

/** Tells where the person stands; the shell draws it. `quote` is undefined while it is fetched, null where none is needed. */
export function usePosition(step: QuoteStepId, quote: Quote | null | undefined): void {
  const { bus } = useApi();
  useEffect(() => bus.emit('journey:position-changed', positionOf(step, quote)), [bus, step, quote]);
}

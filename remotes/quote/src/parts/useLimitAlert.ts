import { useApi } from '@shared/api-client/hooks';
import { MAX_DRIVERS, MAX_VEHICLES } from '@shared/domain';
import { useCallback } from 'react';

/** How many a list holds, and the alert that says so. */
export const LIST_LIMITS = {
  vehicles: { textKey: 'common:alerts.max_vehicles', max: MAX_VEHICLES },
  drivers: { textKey: 'common:alerts.max_drivers', max: MAX_DRIVERS },
} as const;

export type LimitedList = keyof typeof LIST_LIMITS;

/** Tells with the number that a list is full (section 8). */
export function useLimitAlert(of: LimitedList): () => void {
  const { bus } = useApi();
  return useCallback(() => {
    const { textKey, max } = LIST_LIMITS[of];
    bus.emit('alert:show-requested', { variant: 'danger', textKey, values: { count: max } });
  }, [bus, of]);
}

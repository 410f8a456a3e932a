import { useApi } from '@shared/api-client/hooks';
import { MAX_DRIVERS, MAX_VEHICLES } from '@shared/domain';
import { useCallback } from 'react';

/** Maximum items per list, and the alert for a full one. */
export const LIST_LIMITS = {
  vehicles: { textKey: 'common:alerts.max_vehicles', max: MAX_VEHICLES },
  drivers: { textKey: 'common:alerts.max_drivers', max: MAX_DRIVERS },
} as const;

export type LimitedList = keyof typeof LIST_LIMITS;

/** Shows the alert that a list is full, with its limit (section 8). */
export function useLimitAlert(of: LimitedList): () => void {
  const { bus } = useApi();
  return useCallback(() => {
    const { textKey, max } = LIST_LIMITS[of];
    bus.emit('alert:show-requested', { variant: 'danger', textKey, values: { count: max } });
  }, [bus, of]);
}

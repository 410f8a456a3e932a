import type { DriverPatch } from '@shared/domain';
import { useCallback } from 'react';
import { type ChangedDriver, updateDriver } from '../requests/updateDriver';
import { useApi } from './apiContext';
import { useQuoteEdit } from './useQuoteEdit';
import { useTrigger, type Trigger } from './useTrigger';

export type DriverChanges = Partial<DriverPatch>;

/** Changes a driver of the stored quote; emits `UPDATED_DRIVER`. */
export function useUpdateDriver(): Trigger<[string, DriverChanges], ChangedDriver> {
  const { bus } = useApi();
  const edit = useQuoteEdit();
  return useTrigger(
    useCallback(
      async (driverId: string, changes: DriverChanges) => {
        const answer = await edit(
          (transport, quoteId) => updateDriver(transport, quoteId, driverId, changes),
          'drop',
        );
        bus.emit('UPDATED_DRIVER', { quoteId: answer.quote.id, driverId });
        return answer;
      },
      [bus, edit],
    ),
  );
}

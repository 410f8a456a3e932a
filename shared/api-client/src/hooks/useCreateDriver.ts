import type { DriverInput } from '@shared/domain';
import { createDriver, type DriverAnswer } from '../requests/createDriver';
import { useApi } from './apiContext';
import { useQuoteEdit } from './useQuoteEdit';
import { useTrigger, type Trigger } from './useTrigger';

/** Adds a driver to the stored quote; clears the rates and emits `CREATED_DRIVER`. */
export function useCreateDriver(): Trigger<[DriverInput], DriverAnswer> {
  const { bus } = useApi();
  const edit = useQuoteEdit();
  return useTrigger('createDriver', async (driver: DriverInput) => {
    const answer = await edit((transport, quoteId) => createDriver(transport, quoteId, driver), 'drop');
    bus.emit('CREATED_DRIVER', { quoteId: answer.quote.id, driverId: answer.driver.id });
    return answer;
  });
}

import type { Quote } from '@shared/domain';
import { deleteDriver } from '../requests/deleteDriver';
import { useApi } from './apiContext';
import { useQuoteEdit } from './useQuoteEdit';
import { useTrigger, type Trigger } from './useTrigger';

/** Removes a driver from the stored quote; clears the rates and emits `DELETED_DRIVER`. */
export function useDeleteDriver(): Trigger<[string], Quote> {
  const { bus } = useApi();
  const edit = useQuoteEdit();
  return useTrigger('deleteDriver', async (driverId: string) => {
    const { quote } = await edit((transport, quoteId) => deleteDriver(transport, quoteId, driverId), 'drop');
    bus.emit('DELETED_DRIVER', { quoteId: quote.id, driverId });
    return quote;
  });
}

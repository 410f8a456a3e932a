import type { Quote } from '@shared/domain';
import { deleteVehicle } from '../requests/deleteVehicle';
import { useApi } from './apiContext';
import { useQuoteEdit } from './useQuoteEdit';
import { useTrigger, type Trigger } from './useTrigger';

/** Removes a vehicle from the stored quote; clears the rates and emits `DELETED_VEHICLE`. */
export function useDeleteVehicle(): Trigger<[string], Quote> {
  const { bus } = useApi();
  const edit = useQuoteEdit();
  return useTrigger('deleteVehicle', async (vehicleId: string) => {
    const { quote } = await edit(
      (transport, quoteId) => deleteVehicle(transport, quoteId, vehicleId),
      'drop',
    );
    bus.emit('DELETED_VEHICLE', { quoteId: quote.id, vehicleId });
    return quote;
  });
}

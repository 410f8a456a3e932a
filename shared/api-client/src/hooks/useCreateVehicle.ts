import type { VehicleInput } from '@shared/domain';
import { createVehicle, type VehicleAnswer } from '../requests/createVehicle';
import { useApi } from './apiContext';
import { useQuoteEdit } from './useQuoteEdit';
import { useTrigger, type Trigger } from './useTrigger';

/** Adds a vehicle to the stored quote; clears the rates and emits `CREATED_VEHICLE`. */
export function useCreateVehicle(): Trigger<[VehicleInput], VehicleAnswer> {
  const { bus } = useApi();
  const edit = useQuoteEdit();
  return useTrigger('createVehicle', async (vehicle: VehicleInput) => {
    const answer = await edit((transport, quoteId) => createVehicle(transport, quoteId, vehicle), 'drop');
    bus.emit('CREATED_VEHICLE', { quoteId: answer.quote.id, vehicleId: answer.vehicle.id });
    return answer;
  });
}

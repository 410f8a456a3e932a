import type { VehiclePatch } from '@shared/domain';
import type { VehicleAnswer } from '../requests/createVehicle';
import { updateVehicle } from '../requests/updateVehicle';
import { useApi } from './apiContext';
import { useQuoteEdit } from './useQuoteEdit';
import { useTrigger, type Trigger } from './useTrigger';

export type VehicleChanges = Partial<VehiclePatch>;

const COVERAGE_FIELDS = new Set(['coverages', 'coverage_package_name', 'liability_only']);

/** Updating only a vehicle's coverage keeps the rates and refreshes them (specification 4). */
export const isCoverageOnly = (changes: object): boolean =>
  Object.keys(changes).every((field) => COVERAGE_FIELDS.has(field));

/** Edits a vehicle of the stored quote; emits `UPDATED_VEHICLE`. */
export function useVehicleEdit() {
  const { bus } = useApi();
  const edit = useQuoteEdit();
  return async (vehicleId: string, changes: VehicleChanges): Promise<VehicleAnswer> => {
    const ratesAfter = isCoverageOnly(changes) ? 'refresh' : 'drop';
    const answer = await edit(
      (transport, quoteId) => updateVehicle(transport, quoteId, vehicleId, changes),
      ratesAfter,
    );
    bus.emit('UPDATED_VEHICLE', { quoteId: answer.quote.id, vehicleId });
    return answer;
  };
}

/** Updates a vehicle of the stored quote. */
export const useUpdateVehicle = (): Trigger<[string, VehicleChanges], VehicleAnswer> =>
  useTrigger('updateVehicle', useVehicleEdit());

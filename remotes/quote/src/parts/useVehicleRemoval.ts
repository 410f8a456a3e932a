import { useDeleteVehicle } from '@shared/api-client/hooks';
import { type Vehicle, vehicleName } from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { useRemoval, type Removal } from './useRemoval';

/** Removes a car from the quote. */
export function useVehicleRemoval(): Removal<Vehicle> {
  const { t } = useTexts('vehicles');
  return useRemoval<Vehicle>(useDeleteVehicle(), {
    of: 'vehicles',
    title: (vehicle) => t('remove.title', { vehicle: vehicleName(vehicle) }),
    body: () => t('remove.body'),
  });
}

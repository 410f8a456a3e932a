import type { PackageName } from '@shared/domain';
import { useEffect } from 'react';
import type { VehicleAnswer } from '../requests/createVehicle';
import { getQuote } from '../requests/getQuote';
import { useApi } from './apiContext';
import { storedQuoteId } from './storedQuoteId';
import { useQuote } from './useQuote';
import { useTrigger, type Trigger } from './useTrigger';
import { useVehicleEdit } from './useUpdateVehicle';

const packageLists = () => import(/* webpackChunkName: "packageLists" */ './packageLists');

/** Changes a vehicle's package in the stored quote and sends that package's coverages (section 7). */
export function useChangePackage(): Trigger<[string, PackageName], VehicleAnswer> {
  const { transport } = useApi();
  const { quote: read } = useQuote();
  const save = useVehicleEdit();
  // Prefetched so a change takes one call; a failed fetch is retried when the change is made.
  useEffect(() => void packageLists().catch(() => undefined), []);
  return useTrigger('changePackage', async (vehicleId: string, packageName: PackageName) => {
    const quote = read ?? (await getQuote(transport, storedQuoteId(transport)));
    const { packageCoverages } = await packageLists();
    return save(vehicleId, {
      coverage_package_name: packageName,
      liability_only: packageName === 'LIABILITY',
      coverages: await packageCoverages(transport, quote, vehicleId, packageName),
    });
  });
}

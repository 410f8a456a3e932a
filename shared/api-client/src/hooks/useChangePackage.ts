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

/** Gives a vehicle of the stored quote another package, with the coverages list of that package (section 7). */
export function useChangePackage(): Trigger<[string, PackageName], VehicleAnswer> {
  const { transport } = useApi();
  const { quote: read } = useQuote();
  const save = useVehicleEdit();
  // Fetched ahead, so that a change is one call; one that fails is fetched again when the change is made.
  useEffect(() => void packageLists().catch(() => undefined), []);
  return useTrigger('changePackage', async (vehicleId: string, packageName: PackageName) => {
    const quote = read ?? (await getQuote(transport, storedQuoteId(transport)));
    const { packageCoverages } = await packageLists();
    return save(vehicleId, {
      coverage_package_name: packageName,
      liability_only: packageName === 'LIABILITY',
      coverages: await packageCoverages(transport, quote, packageName),
    });
  });
}

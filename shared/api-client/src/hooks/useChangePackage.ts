import { type PackageName, type Quote, STATE_RULES } from '@shared/domain';
import type { VehicleAnswer } from '../requests/createVehicle';
import { getCoverages } from '../requests/getCoverages';
import { getQuote } from '../requests/getQuote';
import type { Transport } from '../transport/transport';
import { useApi } from './apiContext';
import { storedQuoteId } from './storedQuoteId';
import { useQuote } from './useQuote';
import { useTrigger, type Trigger } from './useTrigger';
import { useVehicleEdit } from './useUpdateVehicle';

async function coveragesOf(transport: Transport, quote: Quote, packageName: PackageName) {
  const { state } = quote.address;
  const { system } = STATE_RULES[state];
  const product = quote.selected_rate?.carrier_product_id;
  const [entries, lists] = await Promise.all([
    system === 'GW' ? getCoverages(transport, state, system, product) : null,
    import(/* webpackChunkName: "packageLists" */ './packageLists'),
  ]);
  return lists.packageCoverages({ state, packageName, product, entries });
}

/** Gives a vehicle of the stored quote another package, with the coverages list of that package (section 7). */
export function useChangePackage(): Trigger<[string, PackageName], VehicleAnswer> {
  const { transport } = useApi();
  const { quote: read } = useQuote();
  const save = useVehicleEdit();
  return useTrigger('changePackage', async (vehicleId: string, packageName: PackageName) => {
    const quote = read ?? (await getQuote(transport, storedQuoteId(transport)));
    return save(vehicleId, {
      coverage_package_name: packageName,
      liability_only: packageName === 'LIABILITY',
      coverages: await coveragesOf(transport, quote, packageName),
    });
  });
}

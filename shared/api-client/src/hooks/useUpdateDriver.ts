import type { DriverPatch } from '@shared/domain';
import { useSWRConfig } from 'swr';
import { type ChangedDriver, updateDriver } from '../requests/updateDriver';
import { useApi } from './apiContext';
import { socialCacheKey } from './cacheKeys';
import { inBackground } from './inBackground';
import { useQuoteEdit } from './useQuoteEdit';
import { useTrigger, type Trigger } from './useTrigger';

export type DriverChanges = Partial<DriverPatch>;

/** Updates a driver of the stored quote; emits `UPDATED_DRIVER`. Keeps an SSN's handle for `useFinalRates`. */
export function useUpdateDriver(): Trigger<[string, DriverChanges], ChangedDriver> {
  const { bus } = useApi();
  const edit = useQuoteEdit();
  const { mutate } = useSWRConfig();
  return useTrigger('updateDriver', async (driverId: string, changes: DriverChanges) => {
    const answer = await edit(
      (transport, quoteId) => updateDriver(transport, quoteId, driverId, changes),
      'drop',
    );
    const { quote, social } = answer;
    if (social !== undefined) inBackground(mutate(socialCacheKey(quote.id), social, { revalidate: false }));
    bus.emit('UPDATED_DRIVER', { quoteId: quote.id, driverId });
    return answer;
  });
}

import type { ChoicePrices, Quote } from '@shared/domain';
import { choicePrices } from '../requests/choicePrices';
import { useLookup, type Lookup } from './useLookup';

/** What each line costs on the coverage review (reading 58), for this version of the quote; not asked if none is. */
export function useChoicePrices({ id, version }: Quote, areWanted: boolean): Lookup<ChoicePrices> {
  const key = areWanted ? (['quote', id, 'choice prices', version] as const) : null;
  return useLookup(key, (transport) => choicePrices(transport, id));
}

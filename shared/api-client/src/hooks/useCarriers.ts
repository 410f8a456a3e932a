import type { Agency, Carrier } from '@shared/domain';
import { getAgency, getCarriers } from '../requests/getCarriers';
import { useLookup, type Lookup } from './useLookup';

/** All carriers with name, phone and rating. */
export const useCarriers = (): Lookup<Carrier[]> =>
  useLookup(['carriers'], (transport) => getCarriers(transport));

/** Who sells their policies (reading 62). */
export const useAgency = (): Lookup<Agency | undefined> =>
  useLookup(['agency'], (transport) => getAgency(transport));

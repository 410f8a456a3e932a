import type { Carrier } from '@shared/domain';
import { getCarriers } from '../requests/getCarriers';
import { useLookup, type Lookup } from './useLookup';

/** All carriers with name, phone and rating. */
export const useCarriers = (): Lookup<Carrier[]> =>
  useLookup(['carriers'], (transport) => getCarriers(transport));

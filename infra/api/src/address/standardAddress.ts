import { cityOptions, isCityOfZip } from '@infra/zip-data';
import type { SuggestedAddress } from '@shared/domain/purchase';
import type { AddressProvider } from './addressProvider';
import { standardStreet } from './standardStreet';

/** The city as the ZIP's table writes it, or its only one; null where the typed one is none of several. */
export function cityOf({ zip, city }: Pick<SuggestedAddress, 'zip' | 'city'>): string | null {
  const cities = [...new Set(cityOptions(zip).map((option) => option.city))];
  const typed = cities.find(
    (known) => isCityOfZip(zip, city) && known.toLowerCase() === city.trim().toLowerCase(),
  );
  return typed ?? (cities.length === 1 ? (cities[0] ?? null) : null);
}

/** An address as Publication 28 writes it, its city by the ZIP's table; null where nothing can be said. */
export function standardAddress(address: SuggestedAddress): SuggestedAddress | null {
  const street = standardStreet(address.line1, address.line2);
  const city = cityOf(address);
  return street && city !== null ? { ...address, ...street, city } : null;
}

/** Our own standardiser: no house is looked up, only its spelling. */
export const ownAddressProvider: AddressProvider = { suggest: async (address) => standardAddress(address) };

import { cityOptions, isCityOfZip } from '@infra/zip-data';
import type { SuggestedAddress } from '@shared/domain/purchase';
import { standardStreet } from './standardStreet';

/** The city as spelled in the ZIP table, or the ZIP's only city; null if the typed one is none of several. */
export function cityOf({ zip, city }: Pick<SuggestedAddress, 'zip' | 'city'>): string | null {
  const cities = [...new Set(cityOptions(zip).map((option) => option.city))];
  const typed = cities.find(
    (known) => isCityOfZip(zip, city) && known.toLowerCase() === city.trim().toLowerCase(),
  );
  return typed ?? (cities.length === 1 ? (cities[0] ?? null) : null);
}

/**
 * Our own standardizer: an address in Publication 28 format, with the ZIP table's city; null without a suggestion. It
 * corrects spelling and looks up no houses.
 */
export function standardAddress(address: SuggestedAddress): SuggestedAddress | null {
  const street = standardStreet(address.line1, address.line2);
  const city = cityOf(address);
  return street && city !== null ? { ...address, ...street, city } : null;
}

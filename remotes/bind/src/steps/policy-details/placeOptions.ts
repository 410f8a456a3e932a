import type { LocationAnswer } from '@shared/api-client/requests';
import type { Address } from '@shared/domain';

/** A city and county of a ZIP, spelled as in the ZIP table. */
export type PlaceOption = Pick<Address, 'city' | 'county'>;

/** The selectable pairs; for the quote's own ZIP at least the quote's pair, even before the lookup responds. */
export function placeOptions(
  zip: string | null,
  stored: Address,
  location: LocationAnswer | undefined,
): PlaceOption[] {
  if (location?.zip_code === zip && location.state === stored.state) {
    return location.counties.flatMap(({ name, cities }) => cities.map((city) => ({ city, county: name })));
  }
  const { city, county } = stored;
  return zip === stored.zip_code ? [{ city, county }] : [];
}

/** The selected pair: the current one, else the only one. */
export function placeOf(
  options: readonly PlaceOption[],
  { city, county }: { city: string | null; county: string | null },
): PlaceOption | undefined {
  const standing = options.find((option) => option.city === city && option.county === county);
  return standing ?? (options.length === 1 ? options[0] : undefined);
}

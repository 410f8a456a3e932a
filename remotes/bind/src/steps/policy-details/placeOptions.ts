import type { LocationAnswer } from '@shared/api-client/requests';
import type { Address } from '@shared/domain';

/** A city and county of a ZIP, as the ZIP table writes them. */
export type PlaceOption = Pick<Address, 'city' | 'county'>;

/** The pairs to choose from; the quote's own ZIP has at least the quote's, also before the look-up answers. */
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

/** The pair that is meant: the one that stands, else the only one. */
export function placeOf(
  options: readonly PlaceOption[],
  { city, county }: { city: string | null; county: string | null },
): PlaceOption | undefined {
  const standing = options.find((option) => option.city === city && option.county === county);
  return standing ?? (options.length === 1 ? options[0] : undefined);
}

import type { VehiclePick } from '@shared/domain';

/** Most reliable first: a VIN identifies one car. */
export const WAYS = ['vin', 'search', 'choose'] as const;

/** The lists, each of which enables the next (specification 4). */
export const CASCADE = ['year', 'manufacturer', 'model', 'trim'] as const;

/** The search method and input, which are not answers of the form. */
export interface Search {
  way: (typeof WAYS)[number];
  query: string;
  vin: string;
}

/** The search stored in the tab, or a new one. */
export function searchIn({ way, query, vin }: Record<string, unknown>): Search {
  return {
    way: WAYS.find((each) => each === way) ?? 'vin',
    query: typeof query === 'string' ? query : '',
    vin: typeof vin === 'string' ? vin : '',
  };
}

/** The field where the shopper continues choosing a car. */
export function nextField(way: Search['way'], pick: VehiclePick): string {
  if (way === 'choose') return CASCADE.find((field) => pick[field] === null) ?? 'trim';
  return way === 'vin' ? 'vin' : 'vehicle_search';
}

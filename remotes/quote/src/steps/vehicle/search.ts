import type { VehiclePick } from '@shared/domain';

/** The surest way first: a VIN names one car. */
export const WAYS = ['vin', 'search', 'choose'] as const;

/** The lists, each of which opens the next (specification 4). */
export const CASCADE = ['year', 'manufacturer', 'model', 'trim'] as const;

/** How a car is being looked for, and what was typed so far: no answer of the form yet. */
export interface Search {
  way: (typeof WAYS)[number];
  query: string;
  vin: string;
}

/** The search as it was kept in the tab, or a new one. */
export function searchIn({ way, query, vin }: Record<string, unknown>): Search {
  return {
    way: WAYS.find((each) => each === way) ?? 'vin',
    query: typeof query === 'string' ? query : '',
    vin: typeof vin === 'string' ? vin : '',
  };
}

/** The field where a person goes on saying which car it is. */
export function nextField(way: Search['way'], pick: VehiclePick): string {
  if (way === 'choose') return CASCADE.find((field) => pick[field] === null) ?? 'trim';
  return way === 'vin' ? 'vin' : 'vehicle_search';
}

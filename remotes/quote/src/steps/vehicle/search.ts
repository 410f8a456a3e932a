export const WAYS = ['choose', 'search', 'vin'] as const;

/** How a car is being looked for, and what was typed so far: no answer of the form yet. */
export interface Search {
  way: (typeof WAYS)[number];
  query: string;
  vin: string;
}

/** The search as it was kept in the tab, or a new one. */
export function searchIn({ way, query, vin }: Record<string, unknown>): Search {
  return {
    way: WAYS.find((each) => each === way) ?? 'choose',
    query: typeof query === 'string' ? query : '',
    vin: typeof vin === 'string' ? vin : '',
  };
}

import type { BusEventName, BusEvents } from '@shared/event-bus';

/**
 * The facts of each event that are shown: ids, steps, counts. What the shopper typed is in none of them. A new event
 * shows no value until it is listed.
 */
const SHOWN: { readonly [Name in BusEventName]?: readonly (keyof BusEvents[Name])[] } = {
  'shell:language-changed': ['language'],
  'journey:position-changed': ['journey', 'step', 'percent'],
  'quote:identified': ['quoteId', 'state'],
  'quote:started-over': ['quoteId'],
  'quote:version-changed': ['quoteId', 'version'],
  RATING_QUOTE: ['quoteId'],
  RATED_QUOTE: ['quoteId', 'carriers', 'lowestPremium'],
  RATED_FINAL_QUOTE: ['quoteId', 'carrier', 'premium'],
  CREATED_VEHICLE: ['quoteId', 'vehicleId'],
  UPDATED_VEHICLE: ['quoteId', 'vehicleId'],
  DELETED_VEHICLE: ['quoteId', 'vehicleId'],
  CREATED_DRIVER: ['quoteId', 'driverId'],
  UPDATED_DRIVER: ['quoteId', 'driverId'],
  DELETED_DRIVER: ['quoteId', 'driverId'],
  // An alert's values can be a ZIP code or a bank's sentence.
  'alert:show-requested': ['variant', 'textKey'],
  'site:home-requested': [],
  'api:availability-changed': ['unavailable', 'reference'],
};

const NOT_SHOWN = '(not shown)';

/** An event's facts as JSON. Fields that are not listed here are named without their value. */
export function factsOf(name: string, payload: unknown): string {
  if (typeof payload !== 'object' || payload === null) return '';
  const shown: readonly string[] = Object.entries(SHOWN).find(([known]) => known === name)?.[1] ?? [];
  const facts = Object.entries(payload).map(([field, value]) => [
    field,
    shown.includes(field) ? value : NOT_SHOWN,
  ]);
  return JSON.stringify(Object.fromEntries(facts));
}

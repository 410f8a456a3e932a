import type { Bus, BusEventName, BusEvents } from '@shared/event-bus';
import { useEffect, useState } from 'react';

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

/** The newest events that are kept. */
const MOST = 50;

export interface SeenEvent {
  id: number;
  name: string;
  /** The facts, as JSON. */
  facts: string;
  /** ms since the page was asked for. */
  at: number;
}

/** The bus's events, newest first; those before are known only by the last of each sticky kind. */
export function useEvents(bus: Bus): SeenEvent[] {
  const [events, setEvents] = useState<SeenEvent[]>([]);
  useEffect(() => {
    let id = 0;
    return bus.onAny((name, payload) => {
      id += 1;
      const seen = { id, name, facts: factsOf(name, payload), at: performance.now() };
      setEvents((known) => [seen, ...known].slice(0, MOST));
    });
  }, [bus]);
  return events;
}

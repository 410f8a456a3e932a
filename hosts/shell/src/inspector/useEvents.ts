import type { Bus } from '@shared/event-bus';
import { useEffect, useState } from 'react';
import { factsOf } from './factsOf';

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

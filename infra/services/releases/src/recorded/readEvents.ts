import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One event of the bus that a browser heard, with names in place of random ids. */
export interface RecordedEvent {
  /** The page it was heard on. */
  path: string;
  name: string;
  payload: unknown;
}

interface RecordedEvents {
  /** The shared packages that the recorded parts were built with. */
  version: string;
  at: string;
  events: RecordedEvent[];
}

/** What a browser heard from the ZIP to the signed policy, in order, with the parts that were given to teams last. */
export function readEvents(): RecordedEvents {
  const file = join(import.meta.dirname, 'events.json');
  const recorded: RecordedEvents = JSON.parse(readFileSync(file, 'utf8'));
  return recorded;
}

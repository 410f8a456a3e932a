import type { Listener } from './note';

type Hear = (listener: Listener) => void;

function createHearing() {
  let resolve: ((hear: Hear) => void) | undefined;
  const hear = new Promise<Hear>((done) => (resolve = done));
  return { hear, found: (given: Hear) => resolve?.(given) };
}

/** Hands the page's notes to other late code; the start does not export them, because each export adds bytes to it. */
export const hearingOf = createHearing();

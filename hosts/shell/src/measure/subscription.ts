import type { Listener } from './note';

type Subscribe = (listener: Listener) => void;

function createSubscription() {
  let resolve: ((subscribe: Subscribe) => void) | undefined;
  const subscribe = new Promise<Subscribe>((done) => (resolve = done));
  return { subscribe, found: (given: Subscribe) => resolve?.(given) };
}

/** Hands the page's notes to other late code; the start does not export them, because each export adds bytes to it. */
export const subscriptionOf = createSubscription();

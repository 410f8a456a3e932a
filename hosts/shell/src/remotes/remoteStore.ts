import type { RemoteModule } from '@shared/event-bus';
import type { RemoteAddress, RemotePlace } from '@shared/federation/page';

export type RemoteState =
  | { status: 'loading' }
  | { status: 'ready'; module: RemoteModule; version: string }
  | { status: 'failed' };

export interface RemoteStore {
  get: () => RemoteState;
  subscribe: (listener: () => void) => () => void;
  /** Begins to load, if that was not begun. */
  start: () => void;
  /** Begins anew, from the live version on (the person asked for it). */
  retry: () => void;
  /** What ran has broken: the version before it, if there is one that was not tried, or else the failure panel. */
  fallBack: () => void;
}

/** One remote's way from address to module: the live version, then the one in `previous`, then the useful screen. */
export function createRemoteStore(
  place: RemotePlace,
  load: (address: RemoteAddress) => Promise<RemoteModule>,
): RemoteStore {
  const listeners = new Set<() => void>();
  let state: RemoteState = { status: 'loading' };
  let begun = false;
  let untried: RemoteAddress[] = [];

  function become(changed: RemoteState): void {
    state = changed;
    for (const listener of listeners) listener();
  }
  async function next(): Promise<void> {
    const address = untried.shift();
    if (!address) return become({ status: 'failed' });
    become({ status: 'loading' });
    try {
      return become({ status: 'ready', module: await load(address), version: address.version });
    } catch {
      return next();
    }
  }
  function begin(): void {
    begun = true;
    untried = place.previous ? [place.live, place.previous] : [place.live];
    void next();
  }
  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    start: () => void (begun || begin()),
    retry: begin,
    fallBack: () => void next(),
  };
}

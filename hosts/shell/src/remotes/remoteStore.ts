import type { RemoteModule } from '@shared/federation/module';
import type { RemoteAddress, RemotePlace } from '@shared/federation/page';

export type RemoteState =
  | { status: 'loading' }
  | { status: 'ready'; module: RemoteModule; version: string }
  | { status: 'failed' };

export interface RemoteStore {
  get: () => RemoteState;
  subscribe: (listener: () => void) => () => void;
  /** Starts loading, unless already started. */
  start: () => void;
  /**
   * Starts again from the live version on the shopper's request; loads in progress continue. A version that became ready in
   * the moment of the press stays.
   */
  retry: () => void;
  /** The running version crashed; use another, or else show the failure panel. */
  fallBack: () => void;
}

/** Milliseconds without a response until the next version is also loaded. */
const SILENCE = 2500;

/** An observable state. */
function createSubject() {
  const listeners = new Set<() => void>();
  let state: RemoteState = { status: 'loading' };
  return {
    get: (): RemoteState => state,
    become: (changed: RemoteState): void => {
      state = changed;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/**
 * Loads a remote: the live version, then the one in `previous`, then the failure panel. A failed version is followed at
 * once; one that does not respond loads in parallel with the next, and the first to load is shown.
 */
export function createRemoteStore(
  place: RemotePlace,
  load: (address: RemoteAddress) => Promise<RemoteModule>,
): RemoteStore {
  const { get, become, subscribe } = createSubject();
  let attempt = 0;
  let underWay = 0;
  let untried: RemoteAddress[] = [];

  async function next(mine: number): Promise<void> {
    if (mine !== attempt || get().status !== 'loading') return;
    const address = untried.shift();
    if (!address) {
      if (underWay === 0) become({ status: 'failed' });
      return;
    }
    underWay += 1;
    const silent = setTimeout(() => void next(mine), SILENCE);
    const module = await load(address).catch(() => null);
    clearTimeout(silent);
    if (mine === attempt) underWay -= 1;
    if (module === null) return next(mine);
    if (get().status !== 'ready') return become({ status: 'ready', module, version: address.version });
    // Another one is already shown; this one is kept in case that crashes.
    untried.push(address);
  }
  function loadOneOf(versions: RemoteAddress[]): void {
    untried = versions;
    become({ status: 'loading' });
    void next(attempt);
  }
  function begin(): void {
    attempt += 1;
    underWay = 0;
    loadOneOf(place.previous ? [place.live, place.previous] : [place.live]);
  }
  const start = () => void (attempt > 0 || begin());
  const retry = () => void (get().status === 'ready' || begin());
  return { get, subscribe, start, retry, fallBack: () => loadOneOf(untried) };
}

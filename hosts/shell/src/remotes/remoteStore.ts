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
  /** Begins anew, from the live version on (the person asked for it). What is under way goes on beside it. */
  retry: () => void;
  /** The running version crashed: another one, if there is one, or else the failure panel. */
  fallBack: () => void;
}

/** Milliseconds of silence after which the next version is asked for as well. */
const SILENCE = 2500;

/** A state that is listened to. */
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
 * One remote's way from address to module: the live version, then the one in `previous`, then the useful screen. A version
 * that fails is followed at once; one that is silent is waited for beside the next, and whichever comes first shows.
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
    // Another one shows already; should that crash, this one is at hand.
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
  return { get, subscribe, start, retry: begin, fallBack: () => loadOneOf(untried) };
}

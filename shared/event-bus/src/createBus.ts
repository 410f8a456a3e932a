import type { AnyBusListener, Bus, BusListener } from './bus';
import { STICKY_EVENTS, type BusEventName, type BusEvents } from './events';
import { reportLater } from './reportLater';

type ListenerSets = { [N in BusEventName]?: Set<BusListener<N>> };
type Facts = { [N in BusEventName]?: BusEvents[N] };

const STICKY: ReadonlySet<BusEventName> = new Set(STICKY_EVENTS);

export interface BusOptions {
  /** Receives listener errors; by default the page's error reporting, asynchronously. */
  report?: (error: unknown) => void;
}

/** The single bus of a page (or of an embedded remote). Delivery is synchronous, in subscription order. */
export function createBus({ report = reportLater }: BusOptions = {}): Bus {
  const listeners: ListenerSets = {};
  const anyListeners = new Set<AnyBusListener>();
  const facts: Facts = {};
  const guarded = (run: () => void): void => {
    try {
      run();
    } catch (error) {
      report(error);
    }
  };

  return {
    emit(name, payload) {
      if (STICKY.has(name)) facts[name] = payload;
      deliver(setOf(listeners, name), (listener) => guarded(() => listener(payload)));
      deliver(anyListeners, (listener) => guarded(() => listener(name, payload)));
    },
    on<N extends BusEventName>(name: N, listener: BusListener<N>) {
      const own = setOf(listeners, name);
      // A wrapper per subscription, so one function subscribed twice can unsubscribe separately.
      const entry: BusListener<N> = (payload) => listener(payload);
      own.add(entry);
      const known = facts[name];
      if (known !== undefined) guarded(() => entry(known));
      return () => void own.delete(entry);
    },
    onAny(listener) {
      const entry: AnyBusListener = (name, payload) => listener(name, payload);
      anyListeners.add(entry);
      for (const name of STICKY_EVENTS) {
        const known = facts[name];
        if (known !== undefined) guarded(() => entry(name, known));
      }
      return () => void anyListeners.delete(entry);
    },
    last: (name) => facts[name],
  };
}

/** Iterates over a copy and rechecks before each call, since a listener may unsubscribe itself or another. */
function deliver<L>(to: Set<L>, call: (listener: L) => void): void {
  for (const listener of Array.from(to)) if (to.has(listener)) call(listener);
}

function setOf<N extends BusEventName>(sets: ListenerSets, name: N): Set<BusListener<N>> {
  const known: ListenerSets[N] = sets[name];
  if (known) return known;
  const made = new Set<BusListener<N>>();
  const slot: { [K in N]?: Set<BusListener<K>> } = sets;
  slot[name] = made;
  return made;
}

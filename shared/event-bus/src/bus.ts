import type { BusEventName, BusEvents } from './events';

export type BusListener<N extends BusEventName> = (payload: BusEvents[N]) => void;
export type AnyBusListener = (name: BusEventName, payload: BusEvents[BusEventName]) => void;

/**
 * A typed event bus. A listener that throws affects no other; a late listener still gets the last event of a sticky
 * kind.
 */
export interface Bus {
  emit<N extends BusEventName>(name: N, payload: BusEvents[N]): void;
  /** Subscribes; returns the unsubscribe function. */
  on<N extends BusEventName>(name: N, listener: BusListener<N>): () => void;
  /** Subscribes to every event (for partners), starting with the last sticky ones; returns the unsubscribe function. */
  onAny(listener: AnyBusListener): () => void;
  /** The last event of a sticky kind, or undefined. */
  last<N extends BusEventName>(name: N): BusEvents[N] | undefined;
}

import type { BusEventName, BusEvents } from './events';

export type BusListener<N extends BusEventName> = (payload: BusEvents[N]) => void;
export type AnyBusListener = (name: BusEventName, payload: BusEvents[BusEventName]) => void;

/** A typed bus. A listener that throws harms nobody else; a late listener still gets a sticky kind's last fact. */
export interface Bus {
  emit<N extends BusEventName>(name: N, payload: BusEvents[N]): void;
  /** Listens; the answer stops listening. */
  on<N extends BusEventName>(name: N, listener: BusListener<N>): () => void;
  /** Hears every event (partners listen here), the sticky kinds' last facts first; the answer stops listening. */
  onAny(listener: AnyBusListener): () => void;
  /** The last fact of a sticky kind, or undefined. */
  last<N extends BusEventName>(name: N): BusEvents[N] | undefined;
}

import { setTimeout as sleep } from 'node:timers/promises';
import { type InferType, number, object, string } from 'yup';

/**
 * What a provider does on a bad day. `error`: 500, nothing taken. `slow` and `reset`: the message is taken, but the
 * answer comes late or never, so that the sender must ask again.
 */
export const faultSchema = object({
  kind: string().oneOf(['error', 'slow', 'reset']).required(),
  /** How many messages meet it. */
  count: number().integer().min(1).max(1_000_000).default(1),
  /** Milliseconds of `slow`. */
  ms: number().integer().min(0).max(60_000).default(15_000),
}).noUnknown(true);

export type Fault = InferType<typeof faultSchema>;

export interface Faults {
  set(fault: Fault | null): void;
  /** The fault that the message at hand meets, counted. */
  next(): Fault | null;
}

export function createFaults(): Faults {
  let current: Fault | null = null;
  return {
    set(fault) {
      current = fault;
    },
    next() {
      const met = current;
      if (met) current = met.count > 1 ? { ...met, count: met.count - 1 } : null;
      return met;
    },
  };
}

/** The part of a fault that comes after the message was taken. Answers whether an answer is still due. */
export async function delayAnswer(fault: Fault | null): Promise<boolean> {
  if (fault?.kind === 'slow') await sleep(fault.ms);
  return fault?.kind !== 'reset';
}

import { setTimeout as sleep } from 'node:timers/promises';
import { string } from 'yup';
import { type Fault, faultSchema } from '../../common/faults';

/**
 * Injected faults. `error`: 500, nothing stored. `slow` and `reset`: the message is stored, but the response comes
 * late or never, so that the sender must retry.
 */
export const mailFaultSchema = faultSchema.omit(['on']).shape({
  kind: string().oneOf(['error', 'slow', 'reset']).required(),
});

/** Applies the part of a fault after the message is stored. Returns whether a response is still due. */
export async function delayAnswer(fault: Fault | null): Promise<boolean> {
  if (fault?.kind === 'slow') await sleep(fault.ms);
  return fault?.kind !== 'reset';
}

import { setTimeout as sleep } from 'node:timers/promises';
import { string } from 'yup';
import { type Fault, faultSchema } from '../../common/faults';

/**
 * What the mail box does on a bad day. `error`: 500, nothing taken. `slow` and `reset`: the message is taken, but the
 * answer comes late or never, so that the sender must ask again.
 */
export const mailFaultSchema = faultSchema.omit(['on']).shape({
  kind: string().oneOf(['error', 'slow', 'reset']).required(),
});

/** The part of a fault that comes after the message was taken. Answers whether an answer is still due. */
export async function delayAnswer(fault: Fault | null): Promise<boolean> {
  if (fault?.kind === 'slow') await sleep(fault.ms);
  return fault?.kind !== 'reset';
}

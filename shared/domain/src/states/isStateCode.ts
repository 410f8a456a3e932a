import { STATE_CODES, type StateCode } from '../entities/codes';

/** Whether a text is one of the eleven supported states (specification 1). */
export function isStateCode(code: string): code is StateCode {
  return (STATE_CODES as readonly string[]).includes(code);
}

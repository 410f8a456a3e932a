import { paymentDates } from '../paymentDates';
import { policy } from '../policy';

/** What the final pages say. */
export const policyStep = { bind: { ...policy, ...paymentDates } };

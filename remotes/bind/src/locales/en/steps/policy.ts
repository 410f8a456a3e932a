import { paymentDates } from '../paymentDates';
import { policy } from '../policy';

/** Texts of the final pages. */
export const policyStep = { bind: { ...policy, ...paymentDates } };

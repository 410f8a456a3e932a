import { paymentDates } from '../paymentDates';
import { payments } from '../payments';

/** Texts of the payment plans. */
export const paymentsStep = { bind: { ...payments, ...paymentDates } };

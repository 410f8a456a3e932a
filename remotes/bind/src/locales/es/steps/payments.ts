import { paymentDates } from '../paymentDates';
import { paymentNews } from '../paymentNews';
import { payments } from '../payments';

/** Texts of the payment plans. */
export const paymentsStep = { bind: { ...payments, ...paymentNews, ...paymentDates } };

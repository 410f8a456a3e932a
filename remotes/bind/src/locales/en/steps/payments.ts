import { paymentDates } from '../paymentDates';
import { paymentNews } from '../paymentNews';
import { payments } from '../payments';

/** What the payment plans say. */
export const paymentsStep = { bind: { ...payments, ...paymentNews, ...paymentDates } };

/** What is shown once a shopper buys or can't, or when a plan failed to load; one chunk. */
export { NewBusinessStopped } from '../offers/NewBusinessStopped';
export { PlanFailed } from '../plan/PlanFailed';
export { BuyingDialogs } from './BuyingDialogs';
export { NotBought } from './NotBought';
export { PaymentStarted } from './PaymentStarted';

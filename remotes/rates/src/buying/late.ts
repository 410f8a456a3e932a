/** What is shown once a shopper buys, or can't; one chunk. */
export { NewBusinessStopped } from '../offers/NewBusinessStopped';
export { NotSaved } from '../overview/NotSaved';
export { PlanFailed } from '../plan/PlanFailed';
export { BuyingDialogs } from './BuyingDialogs';
export { NotBought } from './NotBought';
export { PaymentStarted } from './PaymentStarted';

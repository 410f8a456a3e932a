/** What is shown once a shopper buys or can't, or when a plan or package failed to load or save; one chunk. */
export { NewBusinessStopped } from '../offers/NewBusinessStopped';
export { NotSaved } from '../overview/NotSaved';
export { PlanFailed } from '../plan/PlanFailed';
export { BuyingDialogs } from './BuyingDialogs';
export { NotBought } from './NotBought';
export { PaymentStarted } from './PaymentStarted';

import { progressOf, purchaseJourney, type Progress, type Quote } from '@shared/domain';

/** Progress at the purchase's vehicles, where a car is added. */
export const purchasePosition = (quote: Quote): Progress => progressOf(purchaseJourney, 'vehicles', quote);

import { progressOf, purchaseJourney, type Progress, type Quote } from '@shared/domain';

/** The cars of the purchase, where one is added to them. */
export const purchasePosition = (quote: Quote): Progress => progressOf(purchaseJourney, 'vehicles', quote);

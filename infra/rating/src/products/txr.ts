import { filteredPlan, onePay, twoPay } from './plans';
import type { CarrierRating } from './types';

export const txr: CarrierRating = {
  carrierId: 'TXR',
  underwriting: { maxAtFault: 3 },
  plans: [onePay('6201'), twoPay('6202'), filteredPlan()],
};

import { filteredPlan, fourPay, onePay, sixHigh } from './plans';
import type { CarrierRating } from './types';

export const usic: CarrierRating = {
  carrierId: 'USIC',
  underwriting: { maxAtFault: 2 },
  plans: [onePay('4501'), fourPay('4504'), sixHigh('4506'), filteredPlan()],
};

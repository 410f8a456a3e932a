import { filteredPlan, fourPay, onePay } from './plans';
import type { CarrierRating } from './types';

export const fcic: CarrierRating = {
  carrierId: 'FCIC',
  underwriting: { maxAtFault: 3 },
  plans: [onePay('2731'), fourPay('2734'), filteredPlan()],
};

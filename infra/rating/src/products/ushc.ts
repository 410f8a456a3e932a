import { filteredPlan, fourPay, onePay } from './plans';
import type { CarrierRating } from './types';

export const ushc: CarrierRating = {
  carrierId: 'USHC',
  underwriting: { maxAtFault: 2 },
  plans: [onePay('1101'), fourPay('1104', '3 Installments'), filteredPlan('5 Installments')],
};

import { filteredPlan, fourPay, onePay, sixPay } from './plans';
import type { CarrierRating } from './types';

export const iic: CarrierRating = {
  carrierId: 'IIC',
  underwriting: { maxAtFault: 3 },
  plans: [onePay('8801'), fourPay('8804'), sixPay('8806'), filteredPlan('5 Installments')],
};

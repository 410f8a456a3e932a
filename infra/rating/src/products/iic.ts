import { scaled } from '../arithmetic';
import { filteredPlan, fourPay, onePay, sixPay } from './plans';
import type { CarrierRating } from './types';

/** The default carrier: everywhere, and with the mildest points. */
export const iic: CarrierRating = {
  carrierId: 'IIC',
  underwriting: { maxAtFault: 3 },
  plans: [onePay('8801'), fourPay('8804'), sixPay('8806'), filteredPlan('5 Installments')],
  pricing: { base: scaled(1.03), pointsBase: scaled(1.1), creditSpread: scaled(0.9) },
};

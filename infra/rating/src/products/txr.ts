import { scaled } from '../arithmetic';
import { filteredPlan, onePay, twoPay } from './plans';
import type { CarrierRating } from './types';

export const txr: CarrierRating = {
  carrierId: 'TXR',
  underwriting: { maxAtFault: 3 },
  plans: [onePay('6201'), twoPay('6202'), filteredPlan()],
  pricing: { base: scaled(0.97), pointsBase: scaled(1.13), creditSpread: scaled(0.8) },
};

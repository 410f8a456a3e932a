import { scaled } from '../arithmetic';
import { filteredPlan, fourPay, onePay } from './plans';
import type { CarrierRating } from './types';

const pointsBase = scaled(1.18);

export const ushc: CarrierRating = {
  carrierId: 'USHC',
  underwriting: { maxAtFault: 2 },
  plans: [onePay('1101'), fourPay('1104', '3 Installments'), filteredPlan('5 Installments')],
  pricing: { base: scaled(0.93), pointsBase, creditSpread: scaled(1.2) },
  products: {
    // Rates by credit above all, so that it is the cheaper of the two in Illinois for excellent credit alone.
    SCORE: { base: scaled(0.96), pointsBase, creditSpread: scaled(1.8) },
  },
};

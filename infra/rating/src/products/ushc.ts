import { scaled } from '../arithmetic';
import { filteredPlan, fourPay, onePay } from './plans';
import type { CarrierRating } from './types';

const rating = {
  base: scaled(0.93),
  pointsBase: scaled(1.18),
  creditSpread: scaled(1.2),
  monitored: false,
};

export const ushc: CarrierRating = {
  carrierId: 'USHC',
  underwriting: { maxAtFault: 2 },
  plans: [onePay('1101'), fourPay('1104', '3 Installments'), filteredPlan('5 Installments')],
  products: [
    { ...rating, id: 'USHC-ROADWARRIOR', states: ['AR', 'OK'] },
    { ...rating, id: 'USHC-ROAD_RANGER', states: ['IN', 'TX'] },
    { ...rating, id: 'USHC-ROAD_WARRIOR', states: ['IL'] },
    // Rates by credit above all, so that it is the cheaper of the two in Illinois for excellent credit alone.
    { ...rating, id: 'USHC-SCORE', states: ['IL'], base: scaled(0.96), creditSpread: scaled(1.8) },
    { ...rating, id: 'USHC-DEFAULT', states: ['MO', 'KS', 'IA', 'WI', 'OH', 'PA'] },
  ],
};

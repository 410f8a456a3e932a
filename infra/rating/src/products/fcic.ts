import { STATE_CODES } from '@shared/domain';
import { scaled } from '../arithmetic';
import { filteredPlan, fourPay, onePay } from './plans';
import type { CarrierRating, ProductRating } from './types';

const rating = {
  base: scaled(1),
  pointsBase: scaled(1.12),
  creditSpread: scaled(0.6),
  monitored: false,
};

const maverick: ProductRating = {
  ...rating,
  id: 'FCIC-MAVERICK',
  states: ['IA', 'IL', 'IN', 'KS', 'MO', 'PA', 'WI'],
};

export const fcic: CarrierRating = {
  carrierId: 'FCIC',
  underwriting: { maxAtFault: 3 },
  plans: [onePay('2731'), fourPay('2734'), filteredPlan()],
  products: [
    maverick,
    {
      ...rating,
      id: 'FCIC-DEFAULT',
      states: STATE_CODES.filter((state) => !maverick.states.includes(state)),
    },
  ],
};

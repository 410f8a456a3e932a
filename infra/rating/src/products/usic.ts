import { STATE_CODES } from '@shared/domain';
import { ONE, scaled } from '../arithmetic';
import { filteredPlan, fourPay, onePay, sixHigh } from './plans';
import type { CarrierRating } from './types';

/** The monitored-driver product (reading 4). */
const rating = { base: scaled(0.96), pointsBase: scaled(1.14), creditSpread: ONE, monitored: true };

export const usic: CarrierRating = {
  carrierId: 'USIC',
  underwriting: { maxAtFault: 2 },
  plans: [onePay('4501'), fourPay('4504'), sixHigh('4506'), filteredPlan()],
  products: [
    { ...rating, id: 'USIC-ROADWARRIOR', states: ['AR'] },
    { ...rating, id: 'USIC-DEFAULT', states: STATE_CODES.filter((state) => state !== 'AR') },
  ],
};

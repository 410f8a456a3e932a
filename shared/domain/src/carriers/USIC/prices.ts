import { FILTERED_PLAN_CODE } from '../../constants/limits';
import type { CarrierPrices } from '../carrierPrices';

export const prices: CarrierPrices = {
  underwriting: { maxAtFault: 2 },
  plans: [
    { pay: 'once', code: '4501' },
    { pay: 'four', code: '4504' },
    { pay: 'six_high', code: '4506' },
    { pay: 'six', code: FILTERED_PLAN_CODE },
  ],
  rows: {
    r1: { base: [0.96, 0.96, 0.96], points: 1.14, credit: 1 },
    // Monitors driving, so age matters less.
    r2: { base: [1.04, 1.08, 1.05], points: 1.13, credit: 0.9, classes: 0.84 },
  },
};

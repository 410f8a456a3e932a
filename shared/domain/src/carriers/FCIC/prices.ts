import { FILTERED_PLAN_CODE } from '../../constants/limits';
import type { CarrierPrices } from '../carrierPrices';

export const prices: CarrierPrices = {
  underwriting: { maxAtFault: 3 },
  plans: [
    { pay: 'once', code: '2731' },
    { pay: 'four', code: '2734' },
    { pay: 'six', code: FILTERED_PLAN_CODE },
  ],
  rows: {
    r1: { base: [1, 1, 1], points: 1.12, credit: 0.6 },
    // Ignores most of credit.
    r2: { base: [0.98, 0.98, 0.97], points: 1.12, credit: 0.7 },
  },
};

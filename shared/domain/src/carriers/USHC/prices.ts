import { FILTERED_PLAN_CODE } from '../../constants/limits';
import type { CarrierPrices } from '../carrierPrices';

export const prices: CarrierPrices = {
  underwriting: { maxAtFault: 2 },
  plans: [
    { pay: 'once', code: '1101' },
    { pay: 'four', code: '1104', description: '3 Installments' },
    { pay: 'six', code: FILTERED_PLAN_CODE, description: '5 Installments' },
  ],
  // SCORE rates mostly by credit, so that in Illinois it is the cheaper of the two only for excellent credit.
  rows: {
    r1: {
      base: [0.93, 0.93, 0.93],
      points: 1.18,
      credit: 1.2,
      products: { SCORE: { base: [0.96, 0.96, 0.96], points: 1.18, credit: 1.8 } },
    },
    // Targets fully covered cars of settled drivers with good credit and a clean record.
    r2: {
      base: [0.99, 0.93, 0.96],
      points: 1.15,
      credit: 1.2,
      classes: 1.05,
      products: { SCORE: { base: [1.02, 0.96, 0.99], points: 1.15, credit: 1.6, classes: 1.05 } },
    },
  },
};

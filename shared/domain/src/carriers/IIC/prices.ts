import { FILTERED_PLAN_CODE } from '../../constants/limits';
import type { CarrierPrices } from '../carrierPrices';

export const prices: CarrierPrices = {
  underwriting: { maxAtFault: 3 },
  plans: [
    { pay: 'once', code: '8801' },
    { pay: 'four', code: '8804' },
    { pay: 'six', code: '8806' },
    { pay: 'six', code: FILTERED_PLAN_CODE, description: '5 Installments' },
  ],
  rows: {
    r1: { base: [1.03, 1.03, 1.03], points: 1.1, credit: 0.9 },
    // The default carrier: state minimums, and the mildest on driving records.
    r2: { base: [0.95, 1.1, 1.01], points: 1.11, credit: 0.8 },
  },
};

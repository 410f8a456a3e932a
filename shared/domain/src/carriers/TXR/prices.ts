import { FILTERED_PLAN_CODE } from '../../constants/limits';
import type { CarrierPrices } from '../carrierPrices';

export const prices: CarrierPrices = {
  underwriting: { maxAtFault: 3 },
  plans: [
    { pay: 'once', code: '6201' },
    { pay: 'two', code: '6202' },
    { pay: 'six', code: FILTERED_PLAN_CODE },
  ],
  rows: {
    r1: { base: [0.97, 0.97, 0.97], points: 1.13, credit: 0.8 },
    // Cheap repairs at shops it knows, for mature drivers; hail costs it as much as any carrier.
    r2: { base: [0.95, 1.03, 0.93], points: 1.13, credit: 0.95, classes: 1.06 },
  },
};

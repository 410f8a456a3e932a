import { filteredPlan, fourPay, onePay, sixHigh } from '../../products/plans';
import { byGroup } from '../../tables/byGroup';
import type { CarrierFile } from '../carrierFile';
import { row } from '../row';

export const USIC: CarrierFile = {
  carrierId: 'USIC',
  underwriting: { maxAtFault: 2 },
  plans: [onePay('4501'), fourPay('4504'), sixHigh('4506'), filteredPlan()],
  pricing: {
    r1: row({ base: byGroup(0.96, 0.96, 0.96), points: 1.14, credit: 1 }),
    // Monitors driving, so age matters less.
    r2: row({ base: byGroup(1.04, 1.08, 1.05), points: 1.13, credit: 0.9, classes: 0.84 }),
  },
};

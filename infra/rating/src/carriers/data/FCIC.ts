import { filteredPlan, fourPay, onePay } from '../../products/plans';
import { byGroup } from '../../tables/byGroup';
import type { CarrierFile } from '../carrierFile';
import { row } from '../row';

export const FCIC: CarrierFile = {
  carrierId: 'FCIC',
  underwriting: { maxAtFault: 3 },
  plans: [onePay('2731'), fourPay('2734'), filteredPlan()],
  pricing: {
    r1: row({ base: byGroup(1, 1, 1), points: 1.12, credit: 0.6 }),
    // Ignores most of credit.
    r2: row({ base: byGroup(0.98, 0.98, 0.97), points: 1.12, credit: 0.7 }),
  },
};

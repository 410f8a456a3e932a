import { filteredPlan, fourPay, onePay } from '../../products/plans';
import { byGroup } from '../../tables/byGroup';
import type { CarrierFile } from '../carrierFile';
import { row } from '../row';

export const USHC: CarrierFile = {
  carrierId: 'USHC',
  underwriting: { maxAtFault: 2 },
  plans: [onePay('1101'), fourPay('1104', '3 Installments'), filteredPlan('5 Installments')],
  // SCORE rates mostly by credit, so that in Illinois it is the cheaper of the two only for excellent credit.
  pricing: {
    r1: {
      ...row({ base: byGroup(0.93, 0.93, 0.93), points: 1.18, credit: 1.2 }),
      products: { SCORE: row({ base: byGroup(0.96, 0.96, 0.96), points: 1.18, credit: 1.8 }) },
    },
    // Targets fully covered cars of settled drivers with good credit and a clean record.
    r2: {
      ...row({ base: byGroup(0.99, 0.93, 0.96), points: 1.15, credit: 1.2, classes: 1.05 }),
      products: { SCORE: row({ base: byGroup(1.02, 0.96, 0.99), points: 1.15, credit: 1.6, classes: 1.05 }) },
    },
  },
};

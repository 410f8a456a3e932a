import { filteredPlan, fourPay, onePay, sixPay } from '../../products/plans';
import { byGroup } from '../../tables/byGroup';
import type { CarrierFile } from '../carrierFile';
import { row } from '../row';

export const IIC: CarrierFile = {
  carrierId: 'IIC',
  underwriting: { maxAtFault: 3 },
  plans: [onePay('8801'), fourPay('8804'), sixPay('8806'), filteredPlan('5 Installments')],
  pricing: {
    r1: row({ base: byGroup(1.03, 1.03, 1.03), points: 1.1, credit: 0.9 }),
    // The default carrier: state minimums, and the mildest on driving records.
    r2: row({ base: byGroup(0.95, 1.1, 1.01), points: 1.11, credit: 0.8 }),
  },
};

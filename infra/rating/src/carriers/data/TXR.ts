import { filteredPlan, onePay, twoPay } from '../../products/plans';
import { byGroup } from '../../tables/byGroup';
import type { CarrierFile } from '../carrierFile';
import { row } from '../row';

export const TXR: CarrierFile = {
  carrierId: 'TXR',
  underwriting: { maxAtFault: 3 },
  plans: [onePay('6201'), twoPay('6202'), filteredPlan()],
  pricing: {
    r1: row({ base: byGroup(0.97, 0.97, 0.97), points: 1.13, credit: 0.8 }),
    // Cheap repairs at shops it knows, for mature drivers; hail costs it as much as any carrier.
    r2: row({ base: byGroup(0.95, 1.03, 0.93), points: 1.13, credit: 0.95, classes: 1.06 }),
  },
};

import { prices } from '#prices/USHC';
import type { CarrierData } from '../carrierData';

export const USHC: CarrierData = {
  id: 'USHC',
  tag: 'USHC',
  name: 'United Shore Home & Car',
  short_name: 'United Shore',
  phone: '3125550120',
  rating: { stars: 4.5, score: 9.5 },
  description_key: 'rates:carrier.description.USHC',
  monitored_driver: false,
  paymentSystem: 'sdk',
  paymentAccount: 'pay-ushc-01',
  prices,
};

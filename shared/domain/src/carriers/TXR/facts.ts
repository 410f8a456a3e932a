import { prices } from '#prices/TXR';
import type { CarrierData } from '../carrierData';

export const TXR: CarrierData = {
  id: 'TXR',
  tag: 'TXR',
  name: 'Texas Road Mutual',
  short_name: 'Texas Road',
  phone: '5125550140',
  rating: { stars: 4.5, score: 9.5 },
  description_key: 'rates:carrier.description.TXR',
  monitored_driver: false,
  paymentSystem: 'sdk',
  paymentAccount: 'pay-txr-01',
  prices,
};

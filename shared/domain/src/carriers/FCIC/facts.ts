import { prices } from '#prices/FCIC';
import type { CarrierData } from '../carrierData';

export const FCIC: CarrierData = {
  id: 'FCIC',
  tag: 'FCIC',
  name: 'Fairway Casualty',
  short_name: 'Fairway',
  phone: '3125550110',
  rating: { stars: 4.5, score: 9.5 },
  description_key: 'rates:carrier.description.FCIC',
  monitored_driver: false,
  paymentSystem: 'sdk',
  paymentAccount: 'pay-fcic-01',
  prices,
};

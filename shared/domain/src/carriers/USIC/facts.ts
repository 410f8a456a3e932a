import { prices } from '#prices/USIC';
import type { CarrierData } from '../carrierData';

export const USIC: CarrierData = {
  id: 'USIC',
  tag: 'USIC',
  name: 'Union Summit Insurance',
  short_name: 'Union Summit',
  phone: '3125550130',
  rating: { stars: 4.5, score: 9.5 },
  description_key: 'rates:carrier.description.USIC',
  monitored_driver: true,
  paymentSystem: 'hosted',
  paymentAccount: 'USIC',
  prices,
};

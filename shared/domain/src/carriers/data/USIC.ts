import { STATE_CODES } from '../../entities/codes';
import type { CarrierData } from '../carriers';

export const USIC: CarrierData = {
  id: 'USIC',
  tag: 'USIC',
  name: 'Union Summit Insurance',
  phone: '3125550130',
  rating: { stars: 4.5, score: 9.5 },
  description_key: 'rates:carriers.USIC.description',
  states: STATE_CODES,
  monitored_driver: true,
  paymentSystem: 'hosted',
};

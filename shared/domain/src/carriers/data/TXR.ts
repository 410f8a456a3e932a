import type { CarrierData } from '../carriers';

export const TXR: CarrierData = {
  id: 'TXR',
  tag: 'TXR',
  name: 'Texas Road Mutual',
  phone: '5125550140',
  rating: { stars: 4.5, score: 9.5 },
  description_key: 'rates:carriers.TXR.description',
  states: ['TX'],
  monitored_driver: false,
  paymentSystem: 'sdk',
};

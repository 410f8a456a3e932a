import { prices } from '#prices/IIC';
import type { CarrierData } from '../carrierData';

export const IIC: CarrierData = {
  id: 'IIC',
  tag: 'IIC',
  name: 'Inland Insurance',
  short_name: 'Inland',
  phone: '3125550150',
  rating: { stars: 4.5, score: 9.5 },
  description_key: 'rates:carrier.description.IIC',
  monitored_driver: false,
  paymentSystem: 'hosted',
  paymentAccount: 'IIC',
  prices,
};

import type { Carrier } from '../entities/rate';
import { keysOf } from '../objects/keysOf';
import type { CarrierData, Company } from './carrierData';
import { FCIC_COMPANY } from './FCIC/company';
import { FCIC } from './FCIC/facts';
import { IIC_COMPANY } from './IIC/company';
import { IIC } from './IIC/facts';
import { TXR_COMPANY } from './TXR/company';
import { TXR } from './TXR/facts';
import { USHC_COMPANY } from './USHC/company';
import { USHC } from './USHC/facts';
import { USIC_COMPANY } from './USIC/company';
import { USIC } from './USIC/facts';

/** All carriers, a folder each. At equal prices the carrier listed first comes first. */
export const CARRIERS = { FCIC, USHC, USIC, TXR, IIC };
export type CarrierId = keyof typeof CARRIERS;
export const CARRIER_IDS: readonly CarrierId[] = keysOf(CARRIERS);

/** Their companies. Apart, because the first screens name none. */
export const COMPANIES: Record<CarrierId, Company> = {
  FCIC: FCIC_COMPANY,
  USHC: USHC_COMPANY,
  USIC: USIC_COMPANY,
  TXR: TXR_COMPANY,
  IIC: IIC_COMPANY,
};

/** Used where no carrier is named (specification 9, reading 42). */
export const DEFAULT_CARRIER: CarrierId = 'IIC';

/** The carrier fields that the API and the screens may show; internal ones are removed. */
export function publicCarrier(carrier: CarrierData): Carrier {
  const { id, tag, name, short_name, phone, rating, description_key } = carrier;
  const in_full_by_phone = isInFullByPhone(carrier);
  return { id, tag, name, short_name, phone, rating, description_key, in_full_by_phone };
}

/** With the first card system, paying in full is arranged by phone or email (reading 3, section 5). */
export const isInFullByPhone = ({ paymentSystem }: Pick<CarrierData, 'paymentSystem'>): boolean =>
  paymentSystem === 'sdk';

import type { Carrier } from '../entities/rate';
import { keysOf } from '../objects/keysOf';
import type { CarrierData } from './carrierData';
import { FCIC } from './FCIC/facts';
import { IIC } from './IIC/facts';
import { TXR } from './TXR/facts';
import { USHC } from './USHC/facts';
import { USIC } from './USIC/facts';

/** All carriers, a folder each. At equal prices the carrier listed first comes first. */
export const CARRIERS = { FCIC, USHC, USIC, TXR, IIC };
export type CarrierId = keyof typeof CARRIERS;
export const CARRIER_IDS: readonly CarrierId[] = keysOf(CARRIERS);

/** Used where no carrier is named (specification 9, reading 42). */
export const DEFAULT_CARRIER: CarrierId = 'IIC';

/** The carrier fields that the API and the screens may show; internal ones are removed. */
export function publicCarrier({ id, tag, name, phone, rating, description_key }: CarrierData): Carrier {
  return { id, tag, name, phone, rating, description_key };
}

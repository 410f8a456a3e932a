import type { CarrierId } from '../entities/codes';
import type { Carrier } from '../entities/rate';
import type { CarrierData } from './carrierData';
import { FCIC } from './data/FCIC';
import { IIC } from './data/IIC';
import { TXR } from './data/TXR';
import { USHC } from './data/USHC';
import { USIC } from './data/USIC';

/** All carriers, one data file each; a missing file does not compile. */
export const CARRIERS: Record<CarrierId, CarrierData> = { FCIC, USHC, USIC, TXR, IIC };

/** Used where no carrier is named (specification 9, reading 42). */
export const DEFAULT_CARRIER: CarrierId = 'IIC';

/** The carrier fields that the API and the screens may show; internal ones are removed. */
export function publicCarrier({ id, tag, name, phone, rating, description_key }: CarrierData): Carrier {
  return { id, tag, name, phone, rating, description_key };
}

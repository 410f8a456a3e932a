import type { CarrierId } from '../entities/codes';
import type { Carrier } from '../entities/rate';
import type { CarrierData } from './carrierData';
import { FCIC } from './data/FCIC';
import { IIC } from './data/IIC';
import { TXR } from './data/TXR';
import { USHC } from './data/USHC';
import { USIC } from './data/USIC';

/** Every carrier: one data file each. A carrier without its file does not compile. */
export const CARRIERS: Record<CarrierId, CarrierData> = { FCIC, USHC, USIC, TXR, IIC };

/** The carrier where none is named (specification 9, reading 42). */
export const DEFAULT_CARRIER: CarrierId = 'IIC';

/** A carrier as the API and the screens give it to a person: without what is ours to know. */
export function publicCarrier({ id, tag, name, phone, rating, description_key }: CarrierData): Carrier {
  return { id, tag, name, phone, rating, description_key };
}

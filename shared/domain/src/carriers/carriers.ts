import type { CarrierId, StateCode } from '../entities/codes';
import type { Carrier } from '../entities/rate';
import { FCIC } from './data/FCIC';
import { IIC } from './data/IIC';
import { TXR } from './data/TXR';
import { USHC } from './data/USHC';
import { USIC } from './data/USIC';

/** A carrier as we know it: what screens show, and which card-payment system it uses (reading 3). */
export interface CarrierData extends Carrier {
  /** Where it quotes (reading 2). */
  states: readonly StateCode[];
  /** Reading 4. */
  monitored_driver: boolean;
  /** `sdk` is the specification's first system, `hosted` the other. */
  paymentSystem: 'sdk' | 'hosted';
}

/** Every carrier: one data file each. A carrier without its file does not compile. */
export const CARRIERS: Record<CarrierId, CarrierData> = { FCIC, USHC, USIC, TXR, IIC };

/** A carrier as the API and the screens give it to a person: without what is ours to know. */
export function publicCarrier({ id, tag, name, phone, rating, description_key }: CarrierData): Carrier {
  return { id, tag, name, phone, rating, description_key };
}

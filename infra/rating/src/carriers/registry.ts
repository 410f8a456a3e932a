import type { CarrierId } from '@shared/domain';
import type { CarrierPricing } from '../tables/types';
import type { CarrierFile, PricedVersion } from './carrierFile';
import { FCIC } from './data/FCIC';
import { IIC } from './data/IIC';
import { TXR } from './data/TXR';
import { USHC } from './data/USHC';
import { USIC } from './data/USIC';

/** The file of each carrier; a carrier without one does not compile. */
const FILES: Record<CarrierId, CarrierFile> = { FCIC, USHC, USIC, TXR, IIC };

/** Every carrier that rates. At equal prices the carrier listed first comes first. */
export const CARRIER_RATINGS: readonly CarrierFile[] = Object.values(FILES);

/** The rows of a version's table, by carrier; a carrier that is newer has none. */
export function pricingOf(version: PricedVersion): Partial<Record<CarrierId, CarrierPricing>> {
  return Object.fromEntries(CARRIER_RATINGS.map(({ carrierId, pricing }) => [carrierId, pricing[version]]));
}

import type { CarrierId } from '@shared/domain';
import { fcic } from './fcic';
import { iic } from './iic';
import { txr } from './txr';
import type { CarrierRating } from './types';
import { ushc } from './ushc';
import { usic } from './usic';

/** The rating file of each carrier; a carrier without one does not compile. */
const RATINGS: Record<CarrierId, CarrierRating> = { FCIC: fcic, USHC: ushc, USIC: usic, TXR: txr, IIC: iic };

/** Every carrier that rates. At equal prices the carrier listed first comes first. */
export const CARRIER_RATINGS: readonly CarrierRating[] = Object.values(RATINGS);

import { fcic } from './fcic';
import { iic } from './iic';
import { txr } from './txr';
import type { CarrierRating } from './types';
import { ushc } from './ushc';
import { usic } from './usic';

/** Every carrier that rates, one line each. At equal prices the carrier listed first comes first. */
export const CARRIER_RATINGS: readonly CarrierRating[] = [fcic, ushc, usic, txr, iic];

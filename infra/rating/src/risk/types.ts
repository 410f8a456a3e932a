import type { CreditScore, Quote, StateCode, UseCode, VehicleCoverage } from '@shared/domain';
import type { Factor } from '../factors/factor';
import type { ByGroup, Licence, Territory, VehicleSymbol } from '../tables';

/** The parts of a quote that rating reads. */
export type RatableQuote = Pick<
  Quote,
  'address' | 'homeowner' | 'currently_insured' | 'term' | 'vehicles' | 'drivers' | 'pay_in_full'
>;

/** A driver for rating: no name, no birthday. Classes are scaled by 10000. */
export interface DriverRisk {
  id: string;
  ages: string;
  column: 'single_male' | 'single_female' | 'single' | 'married';
  class: ByGroup;
  licence: Licence | null;
  points: number;
  atFault: number;
  alcohol: boolean;
  sr22: boolean;
  goodStudent: boolean;
  defensiveDriver: boolean;
}

export interface VehicleRisk {
  id: string;
  symbol: VehicleSymbol;
  /** Whole model years. */
  years: number;
  use: UseCode | 'rideshare_delivery';
  miles: number;
  coverages: readonly VehicleCoverage[];
}

/** Everything a price depends on except the product and the tables. */
export interface Risk {
  state: StateCode;
  territory: Territory;
  credit: CreditScore;
  fullTort: boolean;
  notInsured: boolean;
  /** Discounts of the whole policy, in the order they are applied. */
  discounts: readonly Factor[];
  term: 6 | 12;
  drivers: readonly DriverRisk[];
  vehicles: readonly VehicleRisk[];
}

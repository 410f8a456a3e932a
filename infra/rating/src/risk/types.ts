import type { CreditScore, Quote, StateCode, UseCode, VehicleCoverage } from '@shared/domain';
import type { Factor } from '../factors/factor';
import type { ByGroup, License, Territory, VehicleSymbol } from '../tables';

/** The parts of a quote that rating reads. */
export type RatableQuote = Pick<
  Quote,
  | 'address'
  | 'homeowner'
  | 'currently_insured'
  | 'prior_policy'
  | 'term'
  | 'vehicles'
  | 'drivers'
  | 'pay_in_full'
  | 'coverage_choices'
>;

/** What rating knows about a driver: no name, no birthday. */
export interface DriverRisk {
  id: string;
  /** The age band, as receipts show it: 30-39. */
  ages: string;
  /** Column of the class table. */
  column: 'single_male' | 'single_female' | 'single' | 'married';
  /** Multipliers of that class, scaled by 10000. */
  class: ByGroup;
  /** Why the license costs more; null if it does not. */
  license: License | null;
  /** Of all incidents that still count, up to the cap. */
  points: number;
  /** Number of at-fault accidents. */
  atFault: number;
  /** An incident with alcohol. */
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
  /** Which motorist coverages for injury are stacked (reading 59). */
  stacked: { um: boolean; uim: boolean };
  notInsured: boolean;
  /** Discounts of the whole policy, in the order they are applied. */
  discounts: readonly Factor[];
  term: 6 | 12;
  drivers: readonly DriverRisk[];
  vehicles: readonly VehicleRisk[];
}

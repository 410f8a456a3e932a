import type { CarrierId, CoverageType, CreditScore, Product, StateCode, UseCode } from '@shared/domain';

/** Liability, comprehensive and collision respond differently to most factors. */
const GROUPS = ['liability', 'comprehensive', 'collision'] as const;
export type Group = (typeof GROUPS)[number];
export type ByGroup = Record<Group, number>;

export const TERRITORIES = ['rural', 'town', 'suburb', 'city', 'core'] as const;
export type Territory = (typeof TERRITORIES)[number];

const SYMBOLS = ['economy', 'mid', 'suv', 'pickup', 'luxury', 'sport', 'ev'] as const;
export type VehicleSymbol = (typeof SYMBOLS)[number];

/** The table that a coverage's limits are looked up in. */
export type LimitTable = 'bodily_injury' | 'property_damage' | 'medical' | 'deductible' | 'none';

/** `mills` for six months. `flat` coverages use no factor at all. */
export interface BaseRate {
  group: Group | 'flat';
  mills: number;
  limits: LimitTable;
}

/** Ages from `from` up to the next band. */
export interface ClassBand {
  from: number;
  ages: string;
  singleMale: number;
  singleFemale: number;
  married: number;
  /** Collision's class is liability's times this. */
  collision: number;
}

/** max(floor, start x yearly^years). */
export interface Ageing {
  start: number;
  yearly: number;
  floor: number;
}

/** A factor for amounts up to and including `upTo`; the last step covers everything above. */
export interface Step {
  upTo: number;
  factor: number;
}

export const POINT_CLASSES = [
  'none',
  'minor',
  'intermediate',
  'speed_high',
  'major',
  'alcohol',
  'at_fault',
] as const;
export type PointClass = (typeof POINT_CLASSES)[number];

export interface PointTables {
  /** The class of a violation by its code. */
  classes: ReadonlyMap<string, PointClass>;
  points: Record<PointClass, number>;
  /** At-fault accidents after the first. */
  furtherAtFault: number;
  cap: number;
  months: Record<PointClass, number>;
}

/** How a car's symbol is derived from its names, in capitals. */
export interface SymbolTables {
  byMake: Readonly<Record<string, VehicleSymbol>>;
  /** By how the model begins. */
  byModelName: readonly (readonly [VehicleSymbol, readonly string[]])[];
  sportTrims: readonly string[];
  /** By a word of the body class. */
  byBody: readonly (readonly [string, VehicleSymbol])[];
}

export type License = 'foreign' | 'expired' | 'permit' | 'suspended';

export interface DiscountTables {
  goodStudent: number;
  defensiveDriver: number;
  paidInFull: number;
  early: number;
  /** Days between purchase and start from which the early discount applies. */
  earlyDays: number;
  monitored: number;
  floor: number;
}

/** How a price differs from the manual's: all scaled by 10000. */
export interface Pricing {
  base: ByGroup;
  /** Replaces the manual's 1.14 per point. */
  pointsBase: number;
  /** Share of the credit table's effect. */
  creditSpread: number;
  /** Share of the driver class's effect: below one, young and old drivers pay less than in the manual. */
  classSpread: number;
}

/** A carrier's prices for all its products, except those priced differently. */
export interface CarrierPricing extends Pricing {
  products?: Partial<Record<Product['product_id'], Pricing>>;
}

/** Fees in cents. */
export interface FeeTables {
  policy: number;
  sr22: number;
  stateVehicle: Record<StateCode, number>;
  installment: number;
}

/** One version of every table. Factors are integers scaled by 10000, amounts as each field says. */
export interface RateTables {
  carriers: Partial<Record<CarrierId, CarrierPricing>>;
  base: Record<CoverageType, BaseRate>;
  states: Record<StateCode, ByGroup>;
  territories: Record<Territory, ByGroup>;
  /** By a ZIP's first three digits: a letter for each of the last two. */
  territoryByZip: Readonly<Record<string, string>>;
  /** By starting age; the first band includes younger drivers. */
  classes: readonly [ClassBand, ...ClassBand[]];
  /** Share of liability's class effect that comprehensive uses. */
  comprehensiveClassShare: number;
  symbols: Record<VehicleSymbol, ByGroup>;
  symbolNames: SymbolTables;
  vehicleAge: Record<Group, Ageing>;
  uses: Record<UseCode | 'rideshare_delivery', number>;
  miles: readonly Step[];
  /** Share of the effect of use and of miles that comprehensive uses. */
  comprehensiveUseShare: number;
  points: PointTables;
  /** Share of the points' effect that comprehensive uses. */
  comprehensivePointsShare: number;
  sr22: number;
  credit: Record<CreditScore, number>;
  limits: Record<LimitTable, readonly Step[]>;
  /** A state's own table of a coverage's limits, where it has one. */
  stateLimits: Partial<Record<StateCode, Partial<Record<CoverageType, readonly Step[]>>>>;
  licenses: Record<License, number>;
  fullTort: number;
  /** Stacked motorist coverages for injury, with one car and with more; null before r3. */
  stacked: { oneCar: number; moreCars: number } | null;
  notInsured: number;
  discounts: DiscountTables;
  /** By the number of drivers beyond vehicles, from one; the last covers all above. */
  excessDrivers: readonly number[];
  /** Share of the class effect for a vehicle in excess of drivers. */
  excessVehicleShare: number;
  fees: FeeTables;
}

/** The tables in force from an ISO date on. A rate stores `id` as the version that priced it. */
export interface RateVersion {
  id: string;
  effective: string;
  tables: RateTables;
}

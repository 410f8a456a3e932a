import type { CoverageType, PolicySystem, Relationship, StateCode } from '../entities/codes';

/** Everything that differs by state. Percents are whole, amounts cents, terms months. */
export interface StateRules {
  code: StateCode;
  /** Reading 1: `PTS` states use the built-in catalog, `GW` states fetch theirs from the API. */
  system: PolicySystem;
  discounts: { homeowner: number; currently_insured: number; multi_car: number };
  /** Reading 13: if false, neither offered nor stored. */
  sr22Offered: boolean;
  /** MO: SR-22 is the only driver discount shown (section 5). */
  onlySr22Offered: boolean;
  defensiveDriverOffered: boolean;
  tortAsked: boolean;
  creditAsked: boolean;
  /** Reading 22: gender is asked everywhere but does not affect rates in PA. */
  genderRates: boolean;
  freeTextOccupation: boolean;
  sr22StateRequired: boolean;
  relationships: readonly Relationship[];
  /** The legal minimum; catalogs may sell more (PA property damage). */
  minimumLimits: { bodily_injury: readonly [number, number]; property_damage: number };
  /** Coverages in LIABILITY beyond bodily injury and property damage. */
  liabilityExtras: readonly CoverageType[];
  terms: readonly [6 | 12, ...(6 | 12)[]];
}

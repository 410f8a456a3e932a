import type { CoverageType, PolicySystem, Relationship, StateCode } from '../entities/codes';

/** Everything that differs by state. Percents are whole, amounts cents, terms months. */
export interface StateRules {
  code: StateCode;
  name: string;
  /** Reading 1; `PTS` states use the built-in catalogue, `GW` states ask the API for theirs. */
  system: PolicySystem;
  discounts: { homeowner: number; currently_insured: number; multi_car: number };
  /** Reading 13: neither offered nor stored where false. */
  sr22Offered: boolean;
  /** MO: of the driver discounts only SR-22 shows (section 5). */
  onlySr22Offered: boolean;
  defensiveDriverOffered: boolean;
  tortAsked: boolean;
  creditAsked: boolean;
  /** Reading 22: gender is asked everywhere, and does not rate in PA. */
  genderRates: boolean;
  freeTextOccupation: boolean;
  sr22StateRequired: boolean;
  relationships: readonly Relationship[];
  /** What the law asks for; catalogues may sell more (PA property damage). */
  minimumLimits: { bodily_injury: readonly [number, number]; property_damage: number };
  /** What LIABILITY carries beyond bodily injury and property damage. */
  liabilityExtras: readonly CoverageType[];
  terms: readonly [6 | 12, ...(6 | 12)[]];
}

import { GW_RULES } from '../policySystems';
import type { StateRules } from '../stateRules';

export const OK: StateRules = {
  ...GW_RULES,
  code: 'OK',
  discounts: { homeowner: 10, currently_insured: 5, multi_car: 15 },
  sr22Offered: false,
  onlySr22Offered: false,
  defensiveDriverOffered: true,
  tortAsked: false,
  creditAsked: true,
  genderRates: true,
  minimumLimits: { bodily_injury: [2_500_000, 5_000_000], property_damage: 2_500_000 },
  liabilityExtras: [],
  terms: [6],
};

import { PTS_RULES } from '../policySystems';
import type { StateRules } from '../stateRules';

export const IA: StateRules = {
  ...PTS_RULES,
  code: 'IA',
  discounts: { homeowner: 7, currently_insured: 5, multi_car: 20 },
  sr22Offered: true,
  onlySr22Offered: false,
  defensiveDriverOffered: true,
  tortAsked: false,
  creditAsked: true,
  genderRates: true,
  minimumLimits: { bodily_injury: [2_000_000, 4_000_000], property_damage: 1_500_000 },
  liabilityExtras: [],
  terms: [6],
};

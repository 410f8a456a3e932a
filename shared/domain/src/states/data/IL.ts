import { PTS_RULES } from '../policySystems';
import type { StateRules } from '../stateRules';

export const IL: StateRules = {
  ...PTS_RULES,
  code: 'IL',
  discounts: { homeowner: 10, currently_insured: 5, multi_car: 15 },
  sr22Offered: true,
  onlySr22Offered: false,
  defensiveDriverOffered: true,
  tortAsked: false,
  creditAsked: true,
  genderRates: true,
  minimumLimits: { bodily_injury: [2_500_000, 5_000_000], property_damage: 2_000_000 },
  liabilityExtras: ['uninsured_motorist_bodily_injury'],
  terms: [6],
};

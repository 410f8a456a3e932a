import { GW_RULES } from '../policySystems';
import type { StateRules } from '../stateRules';

export const PA: StateRules = {
  ...GW_RULES,
  code: 'PA',
  discounts: { homeowner: 10, currently_insured: 5, multi_car: 15 },
  sr22Offered: false,
  onlySr22Offered: false,
  defensiveDriverOffered: true,
  tortAsked: true,
  creditAsked: true,
  genderRates: false,
  minimumLimits: { bodily_injury: [1_500_000, 3_000_000], property_damage: 500_000 },
  liabilityExtras: ['medical_expense'],
  terms: [6, 12],
};

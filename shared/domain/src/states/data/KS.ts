import type { RejectionKind } from '../../entities/consent';
import type { StateCard } from '../../purchase/idCard/stateCard';
import type { UsState } from '../../purchase/license/data/usStates';
import { COMMON_CARD, carried } from '../commonCard';
import { PTS_RULES } from '../policySystems';
import type { StateRules } from '../stateRules';

export const rules: StateRules = {
  ...PTS_RULES,
  code: 'KS',
  discounts: { homeowner: 5, currently_insured: 5, multi_car: 20 },
  sr22Offered: true,
  onlySr22Offered: false,
  defensiveDriverOffered: true,
  tortAsked: false,
  creditAsked: true,
  genderRates: true,
  minimumLimits: { bodily_injury: [2_500_000, 5_000_000], property_damage: 2_500_000 },
  liabilityExtras: [
    'uninsured_motorist_bodily_injury',
    'underinsured_motorist_bodily_injury',
    'medical_expense',
  ],
  terms: [6],
};

/** K.S.A. 40-284 and 40-3107: uninsured and underinsured motorist and PIP are required. */
export const rejections: readonly RejectionKind[] = [];

export const sr22States: readonly UsState[] = ['KS', 'CO', 'MO', 'NE'];

export const card = (): StateCard => ({
  ...COMMON_CARD,
  title: 'Kansas Insurance Identification Card',
  statement: carried('Kansas'),
  source: 'Kan. Stat. Ann. § 40-3104',
});

import type { RejectionKind } from '../../entities/consent';
import type { StateCard } from '../../purchase/idCard/stateCard';
import type { UsState } from '../../purchase/license/data/usStates';
import { COMMON_CARD, carried } from '../commonCard';
import { PTS_RULES } from '../policySystems';
import type { StateRules } from '../stateRules';

export const rules: StateRules = {
  ...PTS_RULES,
  code: 'IN',
  discounts: { homeowner: 10, currently_insured: 5, multi_car: 15 },
  sr22Offered: true,
  onlySr22Offered: false,
  defensiveDriverOffered: false,
  tortAsked: false,
  creditAsked: true,
  genderRates: true,
  minimumLimits: { bodily_injury: [2_500_000, 5_000_000], property_damage: 2_500_000 },
  liabilityExtras: [],
  terms: [6],
};

/** IC 27-7-5-2: both motorist coverages and uninsured property damage are included unless rejected in writing. */
export const rejections: readonly RejectionKind[] = ['um_rejection', 'uim_rejection', 'umpd_rejection'];

export const sr22States: readonly UsState[] = ['IN', 'IL', 'MI', 'OH'];

export const card = (): StateCard => ({
  ...COMMON_CARD,
  title: 'Indiana Insurance Identification Card',
  statement: carried('Indiana'),
  source: 'Ind. Code § 9-25-4-1',
});

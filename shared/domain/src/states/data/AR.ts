import type { RejectionKind } from '../../entities/consent';
import type { StateCard } from '../../purchase/idCard/stateCard';
import type { UsState } from '../../purchase/license/data/usStates';
import { COMMON_CARD, carried } from '../commonCard';
import { PTS_RULES } from '../policySystems';
import type { StateRules } from '../stateRules';

export const rules: StateRules = {
  ...PTS_RULES,
  code: 'AR',
  discounts: { homeowner: 10, currently_insured: 5, multi_car: 15 },
  sr22Offered: true,
  onlySr22Offered: false,
  defensiveDriverOffered: true,
  tortAsked: false,
  creditAsked: true,
  genderRates: true,
  minimumLimits: { bodily_injury: [2_500_000, 5_000_000], property_damage: 2_500_000 },
  liabilityExtras: [],
  terms: [6],
};

/** A.C.A. 23-89-403 and 404 (uninsured), 209 (underinsured), 202 and 203 (no-fault medical and income benefits). */
export const rejections: readonly RejectionKind[] = [
  'um_rejection',
  'uim_rejection',
  'umpd_rejection',
  'pip_rejection',
];

export const sr22States: readonly UsState[] = ['AR', 'LA', 'MS', 'MO', 'TN', 'TX'];

export const card = (): StateCard => ({
  ...COMMON_CARD,
  title: 'Arkansas Insurance Identification Card',
  statement: carried('Arkansas'),
  source: 'Ark. Code Ann. § 27-22-104',
});

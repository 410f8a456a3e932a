import type { RejectionKind } from '../../entities/consent';
import type { StateCard } from '../../purchase/idCard/stateCard';
import type { UsState } from '../../purchase/license/data/usStates';
import { COMMON_CARD, carried } from '../commonCard';
import { GW_RULES } from '../policySystems';
import type { StateRules } from '../stateRules';

export const rules: StateRules = {
  ...GW_RULES,
  code: 'OH',
  discounts: { homeowner: 5, currently_insured: 5, multi_car: 20 },
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

/** ORC 3937.18: both can be omitted without a signature. */
export const rejections: readonly RejectionKind[] = [];

export const sr22States: readonly UsState[] = [];

/** The regulation requires this title or an equivalent one. */
export const card = (): StateCard => ({
  ...COMMON_CARD,
  title: 'Ohio Financial Responsibility Identification Card',
  statement: carried('Ohio'),
  source: 'Ohio Rev. Code § 4509.103; Ohio Admin. Code 4501:1-2-02',
});

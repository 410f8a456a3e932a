import type { RejectionKind } from '../../entities/consent';
import type { StateCard } from '../../purchase/idCard/stateCard';
import type { UsState } from '../../purchase/license/data/usStates';
import { COMMON_CARD } from '../commonCard';
import { PTS_RULES } from '../policySystems';
import type { StateRules } from '../stateRules';

export const rules: StateRules = {
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

/** Iowa Code 516A.1. */
export const rejections: readonly RejectionKind[] = ['um_rejection', 'uim_rejection'];

export const sr22States: readonly UsState[] = ['IA', 'IL', 'MO', 'NE', 'SD', 'WI'];

/** The statute requires the kind of coverage and an emergency telephone number. */
export const card = (): StateCard => ({
  ...COMMON_CARD,
  title: 'Iowa Financial Liability Coverage Card',
  statement: {
    en: 'This vehicle has financial liability coverage. Keep this card in the vehicle, on paper or on your phone, and show it when a peace officer asks for it.',
  },
  source: 'Iowa Code § 321.20B; 761 Iowa Admin. Code ch. 641',
});

import type { RejectionKind } from '../../entities/consent';
import type { StateCard } from '../../purchase/idCard/stateCard';
import type { UsState } from '../../purchase/license/data/usStates';
import { COMMON_CARD } from '../commonCard';
import { GW_RULES } from '../policySystems';
import type { StateRules } from '../stateRules';

export const rules: StateRules = {
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

/** 36 O.S. 3636: one coverage, which also pays for underinsured drivers. */
export const rejections: readonly RejectionKind[] = ['um_rejection'];

export const sr22States: readonly UsState[] = [];

export const card = (): StateCard => ({
  ...COMMON_CARD,
  title: 'Oklahoma Owner’s Security Verification Form',
  statement: {
    en: 'A liability insurance policy was issued under the Compulsory Insurance Law of Oklahoma. Keep this form in the vehicle at all times. Any driver of the vehicle must show it when a law enforcement officer or the Department of Public Safety asks for it and, after a collision, to any person affected.',
  },
  showsAddress: false,
  source: 'Okla. Stat. tit. 47, §§ 7-600 to 7-602',
});

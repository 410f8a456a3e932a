import type { RejectionKind } from '../../entities/consent';
import type { StateCard } from '../../purchase/idCard/stateCard';
import type { UsState } from '../../purchase/license/data/usStates';
import { GW_RULES } from '../policySystems';
import type { StateRules } from '../stateRules';

export const rules: StateRules = {
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

/** 75 Pa.C.S. 1731(b) and (c). Medical benefits are required; tort is asked separately (1705). */
export const rejections: readonly RejectionKind[] = ['um_rejection', 'uim_rejection'];

export const sr22States: readonly UsState[] = [];

/** The regulation requires the insurer's company number and these warnings. */
export const card = (): StateCard => ({
  title: 'Pennsylvania Financial Responsibility Identification Card',
  statement: {
    en: [
      'Warning: Any owner or registrant of a motor vehicle who drives or permits a motor vehicle to be driven in this State without the required financial responsibility may have his registration suspended or revoked.',
      'NOTE: THIS CARD IS REQUIRED WHEN: (1) You are involved in an auto accident. (2) You are convicted of a traffic offense other than a parking offense that requires a court appearance. (3) You are stopped for violating any provision of 75 Pa.C.S. (relating to vehicles) and requested to produce it by a police officer.',
      'You must provide a copy of this card to the Department of Transportation when you request restoration of your operating privilege and/or registration privilege which has been previously suspended or revoked.',
    ].join('\n'),
  },
  isPrescribed: true,
  showsAddress: true,
  source: '75 Pa.C.S. § 1782(d); 31 Pa. Code § 67.24',
  isReviewed: false,
});

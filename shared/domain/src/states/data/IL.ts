import type { Catalogue } from '../../catalogues/catalogue';
import { defaultIl } from '../../catalogues/data/defaultIl';
import { fcicMaverickIl } from '../../catalogues/data/fcicMaverickIl';
import { ushcRoadWarriorIl } from '../../catalogues/data/ushcRoadWarriorIl';
import { ushcScoreIl } from '../../catalogues/data/ushcScoreIl';
import type { CarrierId } from '../../entities/codes';
import type { RejectionKind } from '../../entities/consent';
import type { UsState } from '../../purchase/license/data/usStates';
import { FRAUD_NOTICE } from '../fraudNotice';
import type { LegalText, WordingsOf } from '../legalText';
import { PTS_RULES } from '../policySystems';
import type { StateCard } from '../stateCard';
import type { StateRules } from '../stateRules';
import type { StateZone } from '../stateZone';
import { CENTRAL } from '../timeZones';

export const zone: StateZone = CENTRAL;

export const insurers: readonly CarrierId[] = ['FCIC', 'USHC', 'USIC', 'IIC'];

/** The first carrier's is shown before a carrier is chosen. */
export const catalogues = (): readonly Catalogue[] => [
  fcicMaverickIl,
  ushcRoadWarriorIl,
  ushcScoreIl,
  defaultIl,
];

export const rules = (): StateRules => ({
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
});

/** 215 ILCS 5/143a and 143a-2: uninsured motorist cannot be rejected; its limits equal bodily injury. */
export const rejections = [] as const satisfies readonly RejectionKind[];

export const wordings = (): WordingsOf<(typeof rejections)[number]> => ({});

export const notice = (): LegalText => FRAUD_NOTICE;

export const sr22States: readonly UsState[] = ['IL', 'IN', 'IA', 'MO', 'WI'];

/**
 * The regulation requires the title at the top, the company number, the disclaimer, and a warning about excluded
 * drivers.
 */
export const card = (): StateCard => ({
  title: 'Illinois Insurance Card',
  statement: {
    en: 'Examine policy exclusions carefully. This form does not constitute any part of your insurance policy.',
  },
  isPrescribed: true,
  showsAddress: true,
  source: '625 ILCS 5/7-602; 50 Ill. Adm. Code 8010.20',
  isReviewed: false,
});

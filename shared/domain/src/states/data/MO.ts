import type { Catalogue } from '../../catalogues/catalogue';
import { fcicMaverickMo } from '../../catalogues/data/fcicMaverickMo';
import type { CarrierId } from '../../entities/codes';
import type { RejectionKind } from '../../entities/consent';
import type { UsState } from '../../purchase/license/data/usStates';
import { COMMON_CARD } from '../commonCard';
import { FRAUD_NOTICE } from '../fraudNotice';
import type { LegalText, WordingsOf } from '../legalText';
import { GW_RULES } from '../policySystems';
import type { StateCard } from '../stateCard';
import type { StateRules } from '../stateRules';
import type { StateZone } from '../stateZone';
import { CENTRAL } from '../timeZones';

export const zone: StateZone = CENTRAL;

export const insurers: readonly CarrierId[] = ['FCIC', 'USHC', 'USIC', 'IIC'];

/** The first carrier's is shown before a carrier is chosen. */
export const catalogues = (): readonly Catalogue[] => [fcicMaverickMo];

export const rules = (): StateRules => ({
  ...GW_RULES,
  code: 'MO',
  discounts: { homeowner: 5, currently_insured: 5, multi_car: 20 },
  sr22Offered: true,
  onlySr22Offered: true,
  defensiveDriverOffered: true,
  tortAsked: false,
  creditAsked: true,
  genderRates: true,
  minimumLimits: { bodily_injury: [2_500_000, 5_000_000], property_damage: 2_500_000 },
  liabilityExtras: ['uninsured_motorist_bodily_injury'],
  terms: [6],
});

/** RSMo 379.203: uninsured motorist cannot be rejected; underinsured is optional. */
export const rejections = [] as const satisfies readonly RejectionKind[];

export const wordings = (): WordingsOf<(typeof rejections)[number]> => ({});

export const notice = (): LegalText => FRAUD_NOTICE;

export const sr22States: readonly UsState[] = [];

export const card = (): StateCard => ({
  ...COMMON_CARD,
  title: 'Missouri Insurance Identification Card',
  statement: { en: 'THIS CARD MUST BE CARRIED IN THE INSURED MOTOR VEHICLE FOR PRODUCTION UPON DEMAND' },
  isPrescribed: true,
  source: 'Mo. Rev. Stat. § 303.024.2(6)',
});

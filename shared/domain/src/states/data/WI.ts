import type { Catalogue } from '../../catalogues/catalogue';
import { fcicMaverickWi } from '../../catalogues/data/fcicMaverickWi';
import type { CarrierId } from '../../entities/codes';
import type { RejectionKind } from '../../entities/consent';
import type { UsState } from '../../purchase/license/data/usStates';
import { COMMON_CARD, carried } from '../commonCard';
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
export const catalogues = (): readonly Catalogue[] => [fcicMaverickWi];

export const rules = (): StateRules => ({
  ...GW_RULES,
  code: 'WI',
  discounts: { homeowner: 5, currently_insured: 5, multi_car: 20 },
  sr22Offered: true,
  onlySr22Offered: false,
  defensiveDriverOffered: true,
  tortAsked: false,
  creditAsked: true,
  genderRates: true,
  minimumLimits: { bodily_injury: [2_500_000, 5_000_000], property_damage: 1_000_000 },
  liabilityExtras: ['uninsured_motorist_bodily_injury'],
  terms: [6],
});

/** Wis. Stat. 632.32(4) and (4m): uninsured cannot be rejected; underinsured needs no signature to decline. */
export const rejections = [] as const satisfies readonly RejectionKind[];

export const wordings = (): WordingsOf<(typeof rejections)[number]> => ({});

export const notice = (): LegalText => FRAUD_NOTICE;

export const sr22States: readonly UsState[] = [];

export const card = (): StateCard => ({
  ...COMMON_CARD,
  title: 'Wisconsin Insurance Identification Card',
  statement: carried('Wisconsin'),
  source: 'Wis. Stat. §§ 344.61 to 344.63',
});

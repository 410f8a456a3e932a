import type { Catalogue } from '../../catalogues/catalogue';
import { fcicMaverickKs } from '../../catalogues/data/fcicMaverickKs';
import type { CarrierId } from '../../entities/codes';
import type { RejectionKind } from '../../entities/consent';
import type { UsState } from '../../purchase/license/data/usStates';
import { COMMON_CARD, carried } from '../commonCard';
import { FRAUD_NOTICE } from '../fraudNotice';
import type { LegalText, WordingsOf } from '../legalText';
import { PTS_RULES } from '../policySystems';
import type { StateCard } from '../stateCard';
import type { StateRules } from '../stateRules';
import type { StateZone } from '../stateZone';
import { CENTRAL, MOUNTAIN } from '../timeZones';

export const zone: StateZone = {
  main: CENTRAL,
  other: MOUNTAIN,
  counties: ['Greeley', 'Hamilton', 'Sherman', 'Wallace'],
};

export const insurers: readonly CarrierId[] = ['FCIC', 'USHC', 'USIC', 'IIC'];

/** The first carrier's is shown before a carrier is chosen. */
export const catalogues = (): readonly Catalogue[] => [fcicMaverickKs];

export const rules = (): StateRules => ({
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
});

/** K.S.A. 40-284 and 40-3107: uninsured and underinsured motorist and PIP are required. */
export const rejections = [] as const satisfies readonly RejectionKind[];

export const wordings = (): WordingsOf<(typeof rejections)[number]> => ({});

export const notice = (): LegalText => FRAUD_NOTICE;

export const sr22States: readonly UsState[] = ['KS', 'CO', 'MO', 'NE'];

export const card = (): StateCard => ({
  ...COMMON_CARD,
  title: 'Kansas Insurance Identification Card',
  statement: carried('Kansas'),
  source: 'Kan. Stat. Ann. § 40-3104',
});

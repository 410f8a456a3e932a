import type { Catalogue } from '../../catalogues/catalogue';
import { defaultOh } from '../../catalogues/data/defaultOh';
import type { CarrierId } from '../../entities/codes';
import type { RejectionKind } from '../../entities/consent';
import type { UsState } from '../../purchase/license/data/usStates';
import { COMMON_CARD, carried } from '../commonCard';
import type { LegalText, WordingsOf } from '../legalText';
import { GW_RULES } from '../policySystems';
import type { StateCard } from '../stateCard';
import type { StateRules } from '../stateRules';
import type { StateZone } from '../stateZone';
import { EASTERN } from '../timeZones';

export const zone: StateZone = EASTERN;

export const insurers: readonly CarrierId[] = ['FCIC', 'USHC', 'USIC', 'IIC'];

export const catalogues = (): readonly Catalogue[] => [defaultOh];

export const rules = (): StateRules => ({
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
});

/** ORC 3937.18: both can be omitted without a signature. */
export const rejections = [] as const satisfies readonly RejectionKind[];

export const wordings = (): WordingsOf<(typeof rejections)[number]> => ({});

/** R.C. 3999.21. To be reviewed by counsel. */
export const notice = (): LegalText => ({
  en: 'Any person who, with intent to defraud or knowing that he is facilitating a fraud against an insurer, submits an application or files a claim containing a false or deceptive statement is guilty of insurance fraud.',
  es: 'Toda persona que, con intención de defraudar o sabiendo que facilita un fraude contra una aseguradora, presente una solicitud o una reclamación que contenga una declaración falsa o engañosa es culpable de fraude de seguros.',
});

export const sr22States: readonly UsState[] = [];

/** The regulation requires this title or an equivalent one. */
export const card = (): StateCard => ({
  ...COMMON_CARD,
  title: 'Ohio Financial Responsibility Identification Card',
  statement: carried('Ohio'),
  source: 'Ohio Rev. Code § 4509.103; Ohio Admin. Code 4501:1-2-02',
});

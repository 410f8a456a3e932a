import type { Catalogue } from '../../catalogues/catalogue';
import { ushcRoadwarriorOk } from '../../catalogues/data/ushcRoadwarriorOk';
import type { CarrierId } from '../../entities/codes';
import type { RejectionKind } from '../../entities/consent';
import type { UsState } from '../../purchase/license/data/usStates';
import { COMMON_CARD } from '../commonCard';
import type { LegalText, WordingsOf } from '../legalText';
import { GW_RULES } from '../policySystems';
import type { StateCard } from '../stateCard';
import type { StateRules } from '../stateRules';
import type { StateZone } from '../stateZone';
import { CENTRAL } from '../timeZones';

export const zone: StateZone = CENTRAL;

export const insurers: readonly CarrierId[] = ['FCIC', 'USHC', 'USIC', 'IIC'];

/** The first carrier's is shown before a carrier is chosen. */
export const catalogues = (): readonly Catalogue[] => [ushcRoadwarriorOk];

export const rules = (): StateRules => ({
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
});

/** 36 O.S. 3636: one coverage, which also pays for underinsured drivers. */
export const rejections = ['um_rejection'] as const satisfies readonly RejectionKind[];

/** The rejection of 36 O.S. 3636, which also covers underinsured drivers. To be reviewed by counsel. */
export const wordings = (): WordingsOf<(typeof rejections)[number]> => ({
  um_rejection: [
    {
      version: '2026-11',
      en: 'Oklahoma law gives me uninsured motorist coverage unless I reject it in writing (36 O.S. 3636). It pays for injuries to me and my passengers when the driver at fault has no insurance, too little of it, or cannot be found. I reject it for the vehicles named above. This holds for every insured person and for each renewal of the policy until I ask for the coverage in writing.',
      es: 'La ley de Oklahoma me da la cobertura de conductor sin seguro salvo que la rechace por escrito (36 O.S. 3636). Paga las lesiones mías y de mis pasajeros cuando el conductor culpable no tiene seguro, tiene muy poco o no se le encuentra. La rechazo para los vehículos indicados arriba. Esto vale para todas las personas aseguradas y para cada renovación de la póliza hasta que yo pida la cobertura por escrito.',
    },
  ],
});

/** 36 O.S. 3613.1. To be reviewed by counsel. */
export const notice = (): LegalText => ({
  en: 'WARNING: Any person who knowingly, and with intent to injure, defraud or deceive any insurer, makes any claim for the proceeds of an insurance policy containing any false, incomplete or misleading information is guilty of a felony.',
  es: 'ADVERTENCIA: Toda persona que a sabiendas, y con intención de perjudicar, defraudar o engañar a una aseguradora, presente una reclamación por los beneficios de una póliza de seguro que contenga información falsa, incompleta o engañosa es culpable de un delito grave.',
});

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

import type { Catalogue } from '../../catalogues/catalogue';
import { fcicMaverickPa } from '../../catalogues/data/fcicMaverickPa';
import type { CarrierId } from '../../entities/codes';
import type { RejectionKind } from '../../entities/consent';
import type { UsState } from '../../purchase/license/data/usStates';
import type { LegalText, WordingsOf } from '../legalText';
import { GW_RULES } from '../policySystems';
import type { StateCard } from '../stateCard';
import type { StateRules } from '../stateRules';
import type { StateZone } from '../stateZone';
import { EASTERN } from '../timeZones';

export const zone: StateZone = EASTERN;

export const insurers: readonly CarrierId[] = ['FCIC', 'USHC', 'USIC', 'IIC'];

/** The first carrier's is shown before a carrier is chosen. */
export const catalogues = (): readonly Catalogue[] => [fcicMaverickPa];

export const rules = (): StateRules => ({
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
});

/** 75 Pa.C.S. 1731(b) and (c). Medical benefits are required; tort is asked separately (1705). */
export const rejections = ['um_rejection', 'uim_rejection'] as const satisfies readonly RejectionKind[];

/** The waivers of 75 Pa.C.S. 1731(b) and (c) and the notice of 1705. To be reviewed by counsel. */
export const wordings = (): WordingsOf<(typeof rejections)[number] | 'tort_limited' | 'tort_full'> => ({
  um_rejection: [
    {
      version: '2026-11',
      en: 'By signing this waiver I am rejecting uninsured motorist coverage under this policy, for myself and all relatives residing in my household. Uninsured coverage protects me and relatives living in my household for losses and damages suffered if injury is caused by the negligence of a driver who does not have any insurance to pay for losses and damages. I knowingly and voluntarily reject this coverage.',
      es: 'Al firmar esta renuncia rechazo la cobertura de conductor sin seguro de esta póliza, para mí y para todos los parientes que viven en mi hogar. Esta cobertura nos protege, a mí y a los parientes que viven en mi hogar, por las pérdidas y los daños sufridos si una lesión es causada por la negligencia de un conductor que no tiene ningún seguro para pagarlos. Rechazo esta cobertura a sabiendas y por mi propia voluntad.',
    },
  ],
  uim_rejection: [
    {
      version: '2026-11',
      en: 'By signing this waiver I am rejecting underinsured motorist coverage under this policy, for myself and all relatives residing in my household. Underinsured coverage protects me and relatives living in my household for losses and damages suffered if injury is caused by the negligence of a driver who does not have enough insurance to pay for all losses and damages. I knowingly and voluntarily reject this coverage.',
      es: 'Al firmar esta renuncia rechazo la cobertura de conductor con seguro insuficiente de esta póliza, para mí y para todos los parientes que viven en mi hogar. Esta cobertura nos protege, a mí y a los parientes que viven en mi hogar, por las pérdidas y los daños sufridos si una lesión es causada por la negligencia de un conductor que no tiene seguro suficiente para pagarlos todos. Rechazo esta cobertura a sabiendas y por mi propia voluntad.',
    },
  ],
  tort_limited: [
    {
      version: '2026-11',
      en: 'The laws of the Commonwealth of Pennsylvania give me the right to choose a form of insurance that limits my right and the right of members of my household to seek financial compensation for injuries caused by other drivers. Under this form of insurance, I and other household members covered under this policy may seek recovery for all medical and other out-of-pocket expenses, but not for pain and suffering or other nonmonetary damages unless the injuries suffered fall within the definition of serious injury as set forth in the policy, or unless one of several other exceptions noted in the policy applies. The same laws also let me keep an unrestricted right to seek compensation (full tort); if I do not sign this notice I will be considered to have chosen it and will be charged its premium. I wish to choose the limited tort option.',
      es: 'Las leyes de la Mancomunidad de Pensilvania me dan el derecho de elegir una forma de seguro que limita mi derecho y el de los miembros de mi hogar a pedir compensación económica por lesiones causadas por otros conductores. Con esta forma de seguro, yo y los demás miembros del hogar cubiertos por esta póliza podemos reclamar todos los gastos médicos y otros gastos pagados de nuestro bolsillo, pero no por el dolor y el sufrimiento ni por otros daños no monetarios, salvo que las lesiones sufridas correspondan a la definición de lesión grave de la póliza o que se aplique una de las demás excepciones indicadas en ella. Las mismas leyes también me permiten conservar un derecho ilimitado a pedir compensación (full tort); si no firmo este aviso se considerará que elegí esa opción y se me cobrará su prima. Deseo elegir la opción limitada (limited tort).',
    },
  ],
  tort_full: [
    {
      version: '2026-11',
      en: 'The laws of the Commonwealth of Pennsylvania give me the right to choose a form of insurance under which I maintain an unrestricted right for me and the members of my household to seek financial compensation for injuries caused by other drivers. Under this form of insurance, I and other household members covered under this policy may seek recovery for all medical and other out-of-pocket expenses and may also seek financial compensation for pain and suffering and other nonmonetary damages as a result of injuries caused by other drivers. I know that a form that limits this right (limited tort) costs less. I wish to choose the full tort option.',
      es: 'Las leyes de la Mancomunidad de Pensilvania me dan el derecho de elegir una forma de seguro con la que conservo un derecho ilimitado, mío y de los miembros de mi hogar, a pedir compensación económica por lesiones causadas por otros conductores. Con esta forma de seguro, yo y los demás miembros del hogar cubiertos por esta póliza podemos reclamar todos los gastos médicos y otros gastos pagados de nuestro bolsillo, y también pedir compensación por el dolor y el sufrimiento y otros daños no monetarios que resulten de lesiones causadas por otros conductores. Sé que la forma que limita este derecho (limited tort) cuesta menos. Deseo elegir la opción completa (full tort).',
    },
  ],
});

/** 75 Pa.C.S. 1822. To be reviewed by counsel. */
export const notice = (): LegalText => ({
  en: 'Any person who knowingly and with intent to injure or defraud any insurer files an application or claim containing any false, incomplete or misleading information shall, upon conviction, be subject to imprisonment for up to seven years and the payment of a fine of up to $15,000.',
  es: 'Toda persona que a sabiendas y con intención de perjudicar o defraudar a una aseguradora presente una solicitud o una reclamación que contenga información falsa, incompleta o engañosa estará sujeta, si es condenada, a prisión de hasta siete años y al pago de una multa de hasta $15,000.',
});

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

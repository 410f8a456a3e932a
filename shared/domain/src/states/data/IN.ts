import type { Catalogue } from '../../catalogues/catalogue';
import { defaultIn } from '../../catalogues/data/defaultIn';
import { fcicMaverickIn } from '../../catalogues/data/fcicMaverickIn';
import { ushcRoadRangerIn } from '../../catalogues/data/ushcRoadRangerIn';
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
import { CENTRAL } from '../timeZones';

/** 49 CFR 71: most of the state has its own zone, two corners have Chicago's. */
export const zone: StateZone = {
  main: 'America/Indiana/Indianapolis',
  other: CENTRAL,
  counties: [
    'Gibson',
    'Jasper',
    'Lake',
    'LaPorte',
    'Newton',
    'Perry',
    'Porter',
    'Posey',
    'Spencer',
    'Starke',
    'Vanderburgh',
    'Warrick',
  ],
};

export const insurers: readonly CarrierId[] = ['FCIC', 'USHC', 'USIC', 'IIC'];

/** The first carrier's is shown before a carrier is chosen. */
export const catalogues = (): readonly Catalogue[] => [fcicMaverickIn, ushcRoadRangerIn, defaultIn];

export const rules = (): StateRules => ({
  ...PTS_RULES,
  code: 'IN',
  discounts: { homeowner: 10, currently_insured: 5, multi_car: 15 },
  sr22Offered: true,
  onlySr22Offered: false,
  defensiveDriverOffered: false,
  tortAsked: false,
  creditAsked: true,
  genderRates: true,
  minimumLimits: { bodily_injury: [2_500_000, 5_000_000], property_damage: 2_500_000 },
  liabilityExtras: [],
  terms: [6],
});

/** IC 27-7-5-2: both motorist coverages and uninsured property damage are included unless rejected in writing. */
export const rejections = [
  'um_rejection',
  'uim_rejection',
  'umpd_rejection',
] as const satisfies readonly RejectionKind[];

/** The rejections of IC 27-7-5-2. To be reviewed by counsel. */
export const wordings = (): WordingsOf<(typeof rejections)[number]> => ({
  um_rejection: [
    {
      version: '2026-11',
      en: 'Indiana law gives me this coverage at the limits of my liability coverage unless I reject it in writing (IC 27-7-5-2). Uninsured motorist bodily injury coverage pays for injuries to me and my passengers when the driver at fault has no insurance or cannot be found. I reject it for the vehicles named above. This holds for every insured person and for each renewal of the policy until I ask for the coverage in writing.',
      es: 'La ley de Indiana me da esta cobertura con los límites de mi cobertura de responsabilidad salvo que la rechace por escrito (IC 27-7-5-2). La cobertura de lesiones por conductor sin seguro paga las lesiones mías y de mis pasajeros cuando el conductor culpable no tiene seguro o no se le encuentra. La rechazo para los vehículos indicados arriba. Esto vale para todas las personas aseguradas y para cada renovación de la póliza hasta que yo pida la cobertura por escrito.',
    },
  ],
  uim_rejection: [
    {
      version: '2026-11',
      en: 'Indiana law gives me this coverage at the limits of my liability coverage unless I reject it in writing (IC 27-7-5-2). Underinsured motorist bodily injury coverage pays for injuries to me and my passengers when the insurance of the driver at fault is not enough. I reject it for the vehicles named above. This holds for every insured person and for each renewal of the policy until I ask for the coverage in writing.',
      es: 'La ley de Indiana me da esta cobertura con los límites de mi cobertura de responsabilidad salvo que la rechace por escrito (IC 27-7-5-2). La cobertura de lesiones por conductor con seguro insuficiente paga las lesiones mías y de mis pasajeros cuando el seguro del conductor culpable no alcanza. La rechazo para los vehículos indicados arriba. Esto vale para todas las personas aseguradas y para cada renovación de la póliza hasta que yo pida la cobertura por escrito.',
    },
  ],
  umpd_rejection: [
    {
      version: '2026-11',
      en: 'Indiana law gives me this coverage at the limits of my liability coverage unless I reject it in writing (IC 27-7-5-2). Uninsured motorist property damage coverage pays for damage to my car when the driver at fault has no insurance. I reject it for the vehicles named above. This holds for every insured person and for each renewal of the policy until I ask for the coverage in writing.',
      es: 'La ley de Indiana me da esta cobertura con los límites de mi cobertura de responsabilidad salvo que la rechace por escrito (IC 27-7-5-2). La cobertura de daños por conductor sin seguro paga los daños de mi auto cuando el conductor culpable no tiene seguro. La rechazo para los vehículos indicados arriba. Esto vale para todas las personas aseguradas y para cada renovación de la póliza hasta que yo pida la cobertura por escrito.',
    },
  ],
});

export const notice = (): LegalText => FRAUD_NOTICE;

export const sr22States: readonly UsState[] = ['IN', 'IL', 'MI', 'OH'];

export const card = (): StateCard => ({
  ...COMMON_CARD,
  title: 'Indiana Insurance Identification Card',
  statement: carried('Indiana'),
  source: 'Ind. Code § 9-25-4-1',
});

import type { Catalogue } from '../../catalogues/catalogue';
import { fcicMaverickIa } from '../../catalogues/data/fcicMaverickIa';
import type { CarrierId } from '../../entities/codes';
import type { RejectionKind } from '../../entities/consent';
import type { UsState } from '../../purchase/license/data/usStates';
import { COMMON_CARD } from '../commonCard';
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
export const catalogues = (): readonly Catalogue[] => [fcicMaverickIa];

export const rules = (): StateRules => ({
  ...PTS_RULES,
  code: 'IA',
  discounts: { homeowner: 7, currently_insured: 5, multi_car: 20 },
  sr22Offered: true,
  onlySr22Offered: false,
  defensiveDriverOffered: true,
  tortAsked: false,
  creditAsked: true,
  genderRates: true,
  minimumLimits: { bodily_injury: [2_000_000, 4_000_000], property_damage: 1_500_000 },
  liabilityExtras: [],
  terms: [6],
});

/** Iowa Code 516A.1. */
export const rejections = ['um_rejection', 'uim_rejection'] as const satisfies readonly RejectionKind[];

/** The rejections of Iowa Code 516A.1. To be reviewed by counsel. */
export const wordings = (): WordingsOf<(typeof rejections)[number]> => ({
  um_rejection: [
    {
      version: '2026-11',
      en: 'Iowa law gives me this coverage unless I reject it in writing (Iowa Code 516A.1). Uninsured motorist bodily injury coverage pays for injuries to me and my passengers when the driver at fault has no insurance or cannot be found. I reject it for the vehicles named above. This holds for every insured person and for each renewal of the policy until I ask for the coverage in writing.',
      es: 'La ley de Iowa me da esta cobertura salvo que la rechace por escrito (Código de Iowa 516A.1). La cobertura de lesiones por conductor sin seguro paga las lesiones mías y de mis pasajeros cuando el conductor culpable no tiene seguro o no se le encuentra. La rechazo para los vehículos indicados arriba. Esto vale para todas las personas aseguradas y para cada renovación de la póliza hasta que yo pida la cobertura por escrito.',
    },
  ],
  uim_rejection: [
    {
      version: '2026-11',
      en: 'Iowa law gives me this coverage unless I reject it in writing (Iowa Code 516A.1). Underinsured motorist bodily injury coverage pays for injuries to me and my passengers when the insurance of the driver at fault is not enough. I reject it for the vehicles named above. This holds for every insured person and for each renewal of the policy until I ask for the coverage in writing.',
      es: 'La ley de Iowa me da esta cobertura salvo que la rechace por escrito (Código de Iowa 516A.1). La cobertura de lesiones por conductor con seguro insuficiente paga las lesiones mías y de mis pasajeros cuando el seguro del conductor culpable no alcanza. La rechazo para los vehículos indicados arriba. Esto vale para todas las personas aseguradas y para cada renovación de la póliza hasta que yo pida la cobertura por escrito.',
    },
  ],
});

export const notice = (): LegalText => FRAUD_NOTICE;

export const sr22States: readonly UsState[] = ['IA', 'IL', 'MO', 'NE', 'SD', 'WI'];

/** The statute requires the kind of coverage and an emergency telephone number. */
export const card = (): StateCard => ({
  ...COMMON_CARD,
  title: 'Iowa Financial Liability Coverage Card',
  statement: {
    en: 'This vehicle has financial liability coverage. Keep this card in the vehicle, on paper or on your phone, and show it when a peace officer asks for it.',
  },
  source: 'Iowa Code § 321.20B; 761 Iowa Admin. Code ch. 641',
});

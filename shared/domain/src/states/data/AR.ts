import type { Catalogue } from '../../catalogues/catalogue';
import { ushcRoadwarriorAr } from '../../catalogues/data/ushcRoadwarriorAr';
import { usicRoadwarriorAr } from '../../catalogues/data/usicRoadwarriorAr';
import type { CarrierId } from '../../entities/codes';
import type { RejectionKind } from '../../entities/consent';
import type { UsState } from '../../purchase/license/data/usStates';
import { COMMON_CARD, carried } from '../commonCard';
import type { LegalText, WordingsOf } from '../legalText';
import { PTS_RULES } from '../policySystems';
import type { StateCard } from '../stateCard';
import type { StateRules } from '../stateRules';
import type { StateZone } from '../stateZone';
import { CENTRAL } from '../timeZones';

export const zone: StateZone = CENTRAL;

export const insurers: readonly CarrierId[] = ['FCIC', 'USHC', 'USIC', 'IIC'];

/** The first carrier's is shown before a carrier is chosen. */
export const catalogues = (): readonly Catalogue[] => [ushcRoadwarriorAr, usicRoadwarriorAr];

export const rules = (): StateRules => ({
  ...PTS_RULES,
  code: 'AR',
  discounts: { homeowner: 10, currently_insured: 5, multi_car: 15 },
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

/** A.C.A. 23-89-403 and 404 (uninsured), 209 (underinsured), 202 and 203 (no-fault medical and income benefits). */
export const rejections = [
  'um_rejection',
  'uim_rejection',
  'umpd_rejection',
  'pip_rejection',
] as const satisfies readonly RejectionKind[];

/** The rejections of A.C.A. 23-89-202, 209, 403 and 404. To be reviewed by counsel. */
export const wordings = (): WordingsOf<(typeof rejections)[number]> => ({
  um_rejection: [
    {
      version: '2026-11',
      en: 'Arkansas law gives me this coverage unless I reject it in writing (A.C.A. 23-89-403). Uninsured motorist bodily injury coverage pays for injuries to me and my passengers when the driver at fault has no insurance or cannot be found. I reject it for the vehicles named above. This holds for every insured person and for each renewal of the policy until I ask for the coverage in writing.',
      es: 'La ley de Arkansas me da esta cobertura salvo que la rechace por escrito (A.C.A. 23-89-403). La cobertura de lesiones por conductor sin seguro paga las lesiones mías y de mis pasajeros cuando el conductor culpable no tiene seguro o no se le encuentra. La rechazo para los vehículos indicados arriba. Esto vale para todas las personas aseguradas y para cada renovación de la póliza hasta que yo pida la cobertura por escrito.',
    },
  ],
  uim_rejection: [
    {
      version: '2026-11',
      en: 'Arkansas law gives me this coverage unless I reject it in writing (A.C.A. 23-89-209). Underinsured motorist bodily injury coverage pays for injuries to me and my passengers when the insurance of the driver at fault is not enough. I reject it for the vehicles named above. This holds for every insured person and for each renewal of the policy until I ask for the coverage in writing.',
      es: 'La ley de Arkansas me da esta cobertura salvo que la rechace por escrito (A.C.A. 23-89-209). La cobertura de lesiones por conductor con seguro insuficiente paga las lesiones mías y de mis pasajeros cuando el seguro del conductor culpable no alcanza. La rechazo para los vehículos indicados arriba. Esto vale para todas las personas aseguradas y para cada renovación de la póliza hasta que yo pida la cobertura por escrito.',
    },
  ],
  umpd_rejection: [
    {
      version: '2026-11',
      en: 'Arkansas law gives me this coverage unless I reject it in writing (A.C.A. 23-89-404). Uninsured motorist property damage coverage pays for damage to my car when the driver at fault has no insurance. I reject it for the vehicles named above. This holds for every insured person and for each renewal of the policy until I ask for the coverage in writing.',
      es: 'La ley de Arkansas me da esta cobertura salvo que la rechace por escrito (A.C.A. 23-89-404). La cobertura de daños por conductor sin seguro paga los daños de mi auto cuando el conductor culpable no tiene seguro. La rechazo para los vehículos indicados arriba. Esto vale para todas las personas aseguradas y para cada renovación de la póliza hasta que yo pida la cobertura por escrito.',
    },
  ],
  pip_rejection: [
    {
      version: '2026-11',
      en: 'Arkansas law gives me three no-fault benefits unless I reject them in writing (A.C.A. 23-89-202 and 23-89-203): medical and hospital bills up to $5,000 a person, income lost through an injury, and a benefit for accidental death. They are paid whoever is at fault. I reject all three for the vehicles named above. Medical payments coverage that my policy includes stays as it is. This holds for every insured person and for each renewal of the policy until I ask for the benefits in writing.',
      es: 'La ley de Arkansas me da tres beneficios sin importar la culpa salvo que los rechace por escrito (A.C.A. 23-89-202 y 23-89-203): gastos médicos y de hospital hasta $5,000 por persona, ingresos perdidos por una lesión y un beneficio por muerte accidental. Se pagan sin importar quién tenga la culpa. Rechazo los tres para los vehículos indicados arriba. La cobertura de pagos médicos que incluya mi póliza sigue igual. Esto vale para todas las personas aseguradas y para cada renovación de la póliza hasta que yo pida los beneficios por escrito.',
    },
  ],
});

/** A.C.A. 23-66-503. To be reviewed by counsel. */
export const notice = (): LegalText => ({
  en: 'Any person who knowingly presents a false or fraudulent claim for payment of a loss or benefit or knowingly presents false information in an application for insurance is guilty of a crime and may be subject to fines and confinement in prison.',
  es: 'Toda persona que a sabiendas presente una reclamación falsa o fraudulenta para el pago de una pérdida o un beneficio, o que a sabiendas presente información falsa en una solicitud de seguro, es culpable de un delito y puede recibir multas y prisión.',
});

export const sr22States: readonly UsState[] = ['AR', 'LA', 'MS', 'MO', 'TN', 'TX'];

export const card = (): StateCard => ({
  ...COMMON_CARD,
  title: 'Arkansas Insurance Identification Card',
  statement: carried('Arkansas'),
  source: 'Ark. Code Ann. § 27-22-104',
});

import type { Catalogue } from '../../catalogues/catalogue';
import { defaultTx } from '../../catalogues/data/defaultTx';
import { ushcRoadRangerTx } from '../../catalogues/data/ushcRoadRangerTx';
import type { CarrierId } from '../../entities/codes';
import type { RejectionKind } from '../../entities/consent';
import type { UsState } from '../../purchase/license/data/usStates';
import { FRAUD_NOTICE } from '../fraudNotice';
import type { LegalText, WordingsOf } from '../legalText';
import { GW_RULES } from '../policySystems';
import type { StateCard } from '../stateCard';
import type { StateRules } from '../stateRules';
import type { StateZone } from '../stateZone';
import { CENTRAL, MOUNTAIN } from '../timeZones';

export const zone: StateZone = { main: CENTRAL, other: MOUNTAIN, counties: ['El Paso', 'Hudspeth'] };

export const insurers: readonly CarrierId[] = ['FCIC', 'USHC', 'USIC', 'TXR', 'IIC'];

/** The first carrier's is shown before a carrier is chosen. */
export const catalogues = (): readonly Catalogue[] => [ushcRoadRangerTx, defaultTx];

export const rules = (): StateRules => ({
  ...GW_RULES,
  code: 'TX',
  discounts: { homeowner: 5, currently_insured: 5, multi_car: 20 },
  sr22Offered: true,
  onlySr22Offered: false,
  defensiveDriverOffered: true,
  tortAsked: false,
  creditAsked: true,
  genderRates: true,
  minimumLimits: { bodily_injury: [3_000_000, 6_000_000], property_damage: 2_500_000 },
  liabilityExtras: [],
  terms: [6],
});

/** Ins. Code 1952.101 (uninsured and underinsured, injury and property) and 1952.152 (PIP). */
export const rejections = [
  'um_rejection',
  'uim_rejection',
  'umpd_rejection',
  'pip_rejection',
] as const satisfies readonly RejectionKind[];

/** The rejections of Insurance Code 1952.101 and 1952.152. To be reviewed by counsel. */
export const wordings = (): WordingsOf<(typeof rejections)[number]> => ({
  um_rejection: [
    {
      version: '2026-11',
      en: 'Texas law gives me this coverage unless I reject it in writing (Insurance Code 1952.101). Uninsured motorist bodily injury coverage pays for injuries to me and my passengers when the driver at fault has no insurance or cannot be found. I reject it for the vehicles named above. This holds for every insured person and for each renewal of the policy until I ask for the coverage in writing.',
      es: 'La ley de Texas me da esta cobertura salvo que la rechace por escrito (Código de Seguros 1952.101). La cobertura de lesiones por conductor sin seguro paga las lesiones mías y de mis pasajeros cuando el conductor culpable no tiene seguro o no se le encuentra. La rechazo para los vehículos indicados arriba. Esto vale para todas las personas aseguradas y para cada renovación de la póliza hasta que yo pida la cobertura por escrito.',
    },
  ],
  uim_rejection: [
    {
      version: '2026-11',
      en: 'Texas law gives me this coverage unless I reject it in writing (Insurance Code 1952.101). Underinsured motorist bodily injury coverage pays for injuries to me and my passengers when the insurance of the driver at fault is not enough. I reject it for the vehicles named above. This holds for every insured person and for each renewal of the policy until I ask for the coverage in writing.',
      es: 'La ley de Texas me da esta cobertura salvo que la rechace por escrito (Código de Seguros 1952.101). La cobertura de lesiones por conductor con seguro insuficiente paga las lesiones mías y de mis pasajeros cuando el seguro del conductor culpable no alcanza. La rechazo para los vehículos indicados arriba. Esto vale para todas las personas aseguradas y para cada renovación de la póliza hasta que yo pida la cobertura por escrito.',
    },
  ],
  umpd_rejection: [
    {
      version: '2026-11',
      en: 'Texas law gives me this coverage unless I reject it in writing (Insurance Code 1952.101). Uninsured motorist property damage coverage pays for damage to my car when the driver at fault has no insurance. I reject it for the vehicles named above. This holds for every insured person and for each renewal of the policy until I ask for the coverage in writing.',
      es: 'La ley de Texas me da esta cobertura salvo que la rechace por escrito (Código de Seguros 1952.101). La cobertura de daños por conductor sin seguro paga los daños de mi auto cuando el conductor culpable no tiene seguro. La rechazo para los vehículos indicados arriba. Esto vale para todas las personas aseguradas y para cada renovación de la póliza hasta que yo pida la cobertura por escrito.',
    },
  ],
  pip_rejection: [
    {
      version: '2026-11',
      en: 'Texas law gives me personal injury protection unless I reject it in writing (Insurance Code 1952.152). It pays medical bills, lost income and household services for me and my passengers, whoever is at fault. I reject it for the vehicles named above. This holds for every insured person and for each renewal of the policy until I ask for the coverage in writing.',
      es: 'La ley de Texas me da la protección contra lesiones personales salvo que la rechace por escrito (Código de Seguros 1952.152). Paga gastos médicos, ingresos perdidos y servicios del hogar para mí y mis pasajeros, sin importar quién tenga la culpa. La rechazo para los vehículos indicados arriba. Esto vale para todas las personas aseguradas y para cada renovación de la póliza hasta que yo pida la cobertura por escrito.',
    },
  ],
});

export const notice = (): LegalText => FRAUD_NOTICE;

export const sr22States: readonly UsState[] = [];

/** Text of the department's form, which has both languages; its type size does not fit a wallet card. */
export const card = (): StateCard => ({
  title: 'Texas Liability Insurance Card',
  statement: {
    en: [
      'This policy provides at least the minimum amounts of liability insurance required by the Texas Motor Vehicle Safety Responsibility Act for the specified vehicles and named insureds and may provide coverage for other persons and vehicles as provided by the insurance policy.',
      'IMPORTANT: This card or a copy of your insurance policy must be shown when you apply for or renew your motor vehicle registration or driver’s license. You may also be asked to show it if you have an accident or if a peace officer asks to see it. All drivers in Texas must carry liability insurance on their vehicles or otherwise meet legal requirements for financial responsibility.',
    ].join('\n'),
    es: 'IMPORTANTE: Debe mostrar esta tarjeta o una copia de su póliza al solicitar o renovar el registro de su vehículo o su licencia de manejo. También pueden pedírsela si tiene un accidente o si se la pide un agente del orden. Todos los conductores en Texas deben tener seguro de responsabilidad para sus vehículos o cumplir de otra manera los requisitos legales de responsabilidad financiera.',
  },
  isPrescribed: true,
  showsAddress: true,
  source: 'Tex. Transp. Code § 601.081; 28 Tex. Admin. Code § 5.204',
  isReviewed: false,
});

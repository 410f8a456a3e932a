import type { RejectionKind } from '../../entities/consent';
import type { StateCard } from '../../purchase/idCard/stateCard';
import type { UsState } from '../../purchase/license/data/usStates';
import { GW_RULES } from '../policySystems';
import type { StateRules } from '../stateRules';

export const rules: StateRules = {
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
};

/** Ins. Code 1952.101 (uninsured and underinsured, injury and property) and 1952.152 (PIP). */
export const rejections: readonly RejectionKind[] = [
  'um_rejection',
  'uim_rejection',
  'umpd_rejection',
  'pip_rejection',
];

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

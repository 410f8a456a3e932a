import type { coverages as english } from '../en/coverages';
import { coverageNames } from './coverageNames';

export const coverages: typeof english = {
  bodily_injury: {
    ...coverageNames.bodily_injury,
    plain: 'Paga las lesiones que usted cause a otras personas, hasta un límite por persona y por accidente.',
  },
  property_damage: {
    ...coverageNames.property_damage,
    plain: 'Paga los daños que usted cause a los autos y bienes de otras personas.',
  },
  uninsured_motorist_bodily_injury: {
    ...coverageNames.uninsured_motorist_bodily_injury,
    plain: 'Paga sus lesiones cuando el conductor culpable no tiene seguro o huye.',
  },
  uninsured_motorist_property_damage: {
    ...coverageNames.uninsured_motorist_property_damage,
    plain: 'Paga los daños de su auto cuando el conductor culpable no tiene seguro.',
  },
  underinsured_motorist_bodily_injury: {
    ...coverageNames.underinsured_motorist_bodily_injury,
    plain: 'Paga sus lesiones cuando el seguro del otro conductor no alcanza.',
  },
  other_than_collision: {
    ...coverageNames.other_than_collision,
    plain:
      'Paga la reparación o el reemplazo de su auto por robo, incendio, granizo, inundación o vandalismo, o si choca con un animal. Usted paga el deducible.',
  },
  medical_payments: {
    ...coverageNames.medical_payments,
    plain: 'Paga gastos médicos suyos y de sus pasajeros, sin importar quién tenga la culpa.',
  },
  medical_expense: {
    ...coverageNames.medical_expense,
    plain: 'Paga gastos médicos suyos y de sus pasajeros, sin importar quién tenga la culpa.',
  },
  first_party: {
    ...coverageNames.first_party,
    plain: 'Paga los gastos médicos suyos y de sus pasajeros, sin importar quién tenga la culpa.',
  },
  rental: { name: 'Auto de alquiler', plain: 'Ayuda a pagar un auto de alquiler mientras reparan el suyo.' },
  rental_reimbursement: {
    ...coverageNames.rental_reimbursement,
    plain: 'Ayuda a pagar un auto de alquiler mientras reparan el suyo.',
  },
  comprehensive: {
    ...coverageNames.comprehensive,
    plain:
      'Paga la reparación o el reemplazo de su auto por robo, incendio, granizo, inundación o vandalismo, o si choca con un animal. Usted paga el deducible.',
  },
  collision: {
    ...coverageNames.collision,
    plain:
      'Paga la reparación o el reemplazo de su auto tras un choque con otro auto u objeto. Usted paga el deducible.',
  },
  towing: {
    ...coverageNames.towing,
    plain: 'Ayuda a pagar una grúa o el auxilio en carretera, dos veces por período de la póliza.',
  },
  limits: {
    per_person: '{{amount}} por persona',
    per_accident: '{{amount}} por accidente',
    deductible: '{{amount}} de deducible',
    per_day: '{{amount}} al día',
    maximum: 'hasta {{amount}}',
    per_occurrence: '{{amount}} por servicio de grúa',
    none: 'Incluida',
  },
};

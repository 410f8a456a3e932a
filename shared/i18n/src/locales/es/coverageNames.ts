import type { coverageNames as english } from '../en/coverageNames';

export const coverageNames: typeof english = {
  bodily_injury: { name: 'Responsabilidad civil por lesiones corporales' },
  property_damage: { name: 'Responsabilidad civil por daños a la propiedad' },
  uninsured_motorist_bodily_injury: { name: 'Lesiones por conductor sin seguro' },
  uninsured_motorist_property_damage: { name: 'Daños por conductor sin seguro' },
  underinsured_motorist_bodily_injury: { name: 'Lesiones por conductor con seguro insuficiente' },
  other_than_collision: { name: 'Cobertura amplia (sin colisión)' },
  medical_payments: { name: 'Pagos médicos' },
  medical_expense: { name: 'Gastos médicos (protección contra lesiones personales)' },
  first_party: { name: 'Beneficios de primera parte (gastos médicos)' },
  rental_reimbursement: { name: 'Reembolso de alquiler' },
  comprehensive: { name: 'Cobertura amplia' },
  collision: { name: 'Colisión' },
  towing: { name: 'Grúa' },
};

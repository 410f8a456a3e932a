import { coverageNames } from './coverageNames';

/** Plain names of coverages; keys are the domain package's `coverageTextKeys`. */
export const coverages = {
  bodily_injury: {
    ...coverageNames.bodily_injury,
    plain: 'Pays when you hurt other people, up to a limit per person and per accident.',
  },
  property_damage: {
    ...coverageNames.property_damage,
    plain: 'Pays for damage you cause to other people’s cars and property.',
  },
  uninsured_motorist_bodily_injury: {
    ...coverageNames.uninsured_motorist_bodily_injury,
    plain: 'Pays for your injuries when the driver at fault has no insurance or flees.',
  },
  uninsured_motorist_property_damage: {
    ...coverageNames.uninsured_motorist_property_damage,
    plain: 'Pays for damage to your car when the driver at fault has no insurance.',
  },
  underinsured_motorist_bodily_injury: {
    ...coverageNames.underinsured_motorist_bodily_injury,
    plain: 'Pays for your injuries when the other driver has too little insurance.',
  },
  other_than_collision: {
    ...coverageNames.other_than_collision,
    plain:
      'Pays to fix or replace your car after theft, fire, hail, flood or vandalism, or if it hits an animal. You pay the deductible.',
  },
  medical_payments: {
    ...coverageNames.medical_payments,
    plain: 'Pays medical bills for you and your passengers, no matter who is at fault.',
  },
  medical_expense: {
    ...coverageNames.medical_expense,
    plain: 'Pays medical bills for you and your passengers, no matter who is at fault.',
  },
  first_party: {
    ...coverageNames.first_party,
    plain: 'Pays medical bills for you and your passengers, no matter who is at fault.',
  },
  rental: { name: 'Rental car', plain: 'Pays toward a rental car while yours is being repaired.' },
  rental_reimbursement: {
    ...coverageNames.rental_reimbursement,
    plain: 'Pays toward a rental car while yours is being repaired.',
  },
  comprehensive: {
    ...coverageNames.comprehensive,
    plain:
      'Pays to fix or replace your car after theft, fire, hail, flood or vandalism, or if it hits an animal. You pay the deductible.',
  },
  collision: {
    ...coverageNames.collision,
    plain: 'Pays to fix or replace your car after it hits another car or an object. You pay the deductible.',
  },
  towing: {
    ...coverageNames.towing,
    plain: 'Pays toward a tow or roadside help, twice per policy period.',
  },
  /** Each kind of limit; several are joined with ' / ' (`limitsText` of the domain package). */
  limits: {
    per_person: '{{amount}} per person',
    per_accident: '{{amount}} per accident',
    deductible: '{{amount}} deductible',
    per_day: '{{amount}} a day',
    maximum: 'up to {{amount}}',
    per_occurrence: '{{amount}} per tow',
    none: 'Included',
  },
};

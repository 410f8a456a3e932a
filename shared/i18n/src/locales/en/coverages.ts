/** Plain names of coverages; keys are the domain package's `coverageTextKeys`. */
export const coverages = {
  bodily_injury: {
    name: 'Bodily injury liability',
    plain: 'Pays when you hurt other people, up to a limit per person and per accident.',
  },
  property_damage: {
    name: 'Property damage liability',
    plain: 'Pays for damage you cause to other people’s cars and property.',
  },
  uninsured_motorist_bodily_injury: {
    name: 'Uninsured motorist bodily injury',
    plain: 'Pays for your injuries when the driver at fault has no insurance or flees.',
  },
  uninsured_motorist_property_damage: {
    name: 'Uninsured motorist property damage',
    plain: 'Pays for damage to your car when the driver at fault has no insurance.',
  },
  underinsured_motorist_bodily_injury: {
    name: 'Underinsured motorist bodily injury',
    plain: 'Pays for your injuries when the other driver has too little insurance.',
  },
  other_than_collision: {
    name: 'Comprehensive (other than collision)',
    plain:
      'Pays to fix or replace your car after theft, fire, hail, flood or vandalism, or if it hits an animal. You pay the deductible.',
  },
  medical_payments: {
    name: 'Medical payments',
    plain: 'Pays medical bills for you and your passengers, no matter who is at fault.',
  },
  medical_expense: {
    name: 'Medical expense (personal injury protection)',
    plain:
      'Pays medical bills for you and your passengers, no matter who is at fault. Your state requires it.',
  },
  rental: { name: 'Rental car', plain: 'Pays toward a rental car while yours is being repaired.' },
  rental_reimbursement: {
    name: 'Rental reimbursement',
    plain: 'Pays toward a rental car while yours is being repaired.',
  },
  comprehensive: {
    name: 'Comprehensive',
    plain:
      'Pays to fix or replace your car after theft, fire, hail, flood or vandalism, or if it hits an animal. You pay the deductible.',
  },
  collision: {
    name: 'Collision',
    plain: 'Pays to fix or replace your car after it hits another car or an object. You pay the deductible.',
  },
  towing: {
    name: 'Towing',
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

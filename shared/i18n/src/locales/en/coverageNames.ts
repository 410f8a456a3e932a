/** The names of coverages, for bundles that do not explain them. */
export const coverageNames = {
  bodily_injury: { name: 'Bodily injury liability' },
  property_damage: { name: 'Property damage liability' },
  uninsured_motorist_bodily_injury: { name: 'Uninsured motorist bodily injury' },
  uninsured_motorist_property_damage: { name: 'Uninsured motorist property damage' },
  underinsured_motorist_bodily_injury: { name: 'Underinsured motorist bodily injury' },
  other_than_collision: { name: 'Comprehensive (other than collision)' },
  medical_payments: { name: 'Medical payments' },
  medical_expense: { name: 'Medical expense (personal injury protection)' },
  first_party: { name: 'First party benefits (medical)' },
  rental_reimbursement: { name: 'Rental reimbursement' },
  comprehensive: { name: 'Comprehensive' },
  collision: { name: 'Collision' },
  towing: { name: 'Towing' },
};

import type { CoverageType } from '../../entities/codes';

/** The catalogs' own English labels; screens use the text keys of `coverageTextKeys`. */
export interface CoverageWords {
  description: string;
  details?: string;
  tool_tip_title: string;
  tool_tip_html: string;
}

const comprehensive =
  '<p>Pays to repair or replace your car after theft, fire, hail, flood, vandalism or hitting an animal, less the deductible.</p>';
const rental = '<p>Pays toward a rental car while yours is in the shop after a covered loss.</p>';

export const COVERAGE_WORDS: Record<CoverageType, CoverageWords> = {
  bodily_injury: {
    description: 'Bodily Injury Liability',
    tool_tip_title: 'Bodily injury liability',
    tool_tip_html:
      '<p>Pays for injuries you cause to other people. The first amount is the most for one person, the second the most for one accident.</p>',
  },
  property_damage: {
    description: 'Property Damage Liability',
    tool_tip_title: 'Property damage liability',
    tool_tip_html: "<p>Pays for damage you cause to other people's cars and property.</p>",
  },
  uninsured_motorist_bodily_injury: {
    description: 'Uninsured Motorist Bodily Injury',
    tool_tip_title: 'Uninsured motorist bodily injury',
    tool_tip_html: '<p>Pays for your injuries when the driver at fault has no insurance or flees.</p>',
  },
  uninsured_motorist_property_damage: {
    description: 'Uninsured Motorist Property Damage',
    tool_tip_title: 'Uninsured motorist property damage',
    tool_tip_html: '<p>Pays for damage to your car when the driver at fault has no insurance.</p>',
  },
  underinsured_motorist_bodily_injury: {
    description: 'Underinsured Motorist Bodily Injury',
    tool_tip_title: 'Underinsured motorist bodily injury',
    tool_tip_html: '<p>Pays for your injuries when the limits of the driver at fault do not cover them.</p>',
  },
  other_than_collision: {
    description: 'Other Than Collision',
    tool_tip_title: 'Other than collision (comprehensive)',
    tool_tip_html: comprehensive,
  },
  medical_payments: {
    description: 'Medical Payments',
    tool_tip_title: 'Medical payments',
    tool_tip_html: '<p>Pays medical bills for you and your passengers, no matter who is at fault.</p>',
  },
  medical_expense: {
    description: 'Medical Expense',
    tool_tip_title: 'Medical expense (personal injury protection)',
    tool_tip_html:
      '<p>Pays medical bills for you and your passengers, no matter who is at fault. Your state requires it.</p>',
  },
  rental: { description: 'Rental', tool_tip_title: 'Rental car', tool_tip_html: rental },
  rental_reimbursement: {
    description: 'Rental Reimbursement',
    tool_tip_title: 'Rental reimbursement',
    tool_tip_html: rental,
  },
  comprehensive: {
    description: 'Comprehensive',
    tool_tip_title: 'Comprehensive',
    tool_tip_html: comprehensive,
  },
  collision: {
    description: 'Collision',
    tool_tip_title: 'Collision',
    tool_tip_html:
      '<p>Pays to repair or replace your car after it hits another car or an object, less the deductible.</p>',
  },
  towing: {
    description: 'Towing and Labor',
    details: 'Two tows per policy period',
    tool_tip_title: 'Towing',
    tool_tip_html:
      '<p>Pays toward a tow or roadside help when your car breaks down, two times per policy period.</p>',
  },
};

import type { CoverageType } from '@shared/domain';
import { millsOf } from '../../arithmetic';
import type { BaseRate, Group, LimitTable } from '../types';

function rate(group: Group | 'flat', dollars: number, limits: LimitTable): BaseRate {
  return { group, mills: millsOf(dollars), limits };
}

/** Dollars for six months. PIP is sold as medical expense; the two rental types share a price, as do the two COMP types. */
export const base: Record<CoverageType, BaseRate> = {
  bodily_injury: rate('liability', 170, 'bodily_injury'),
  property_damage: rate('liability', 138, 'property_damage'),
  uninsured_motorist_bodily_injury: rate('liability', 25, 'bodily_injury'),
  underinsured_motorist_bodily_injury: rate('liability', 15, 'bodily_injury'),
  uninsured_motorist_property_damage: rate('liability', 16, 'property_damage'),
  medical_payments: rate('liability', 12, 'medical'),
  medical_expense: rate('liability', 42, 'none'),
  comprehensive: rate('comprehensive', 145, 'deductible'),
  other_than_collision: rate('comprehensive', 145, 'deductible'),
  collision: rate('collision', 335, 'deductible'),
  towing: rate('flat', 6, 'none'),
  rental: rate('flat', 15, 'none'),
  rental_reimbursement: rate('flat', 15, 'none'),
};

import type { CoverageType } from '@shared/domain';
import {
  CrashIcon,
  HalfShieldIcon,
  InjuryIcon,
  KeyIcon,
  MedicalIcon,
  PropertyIcon,
  StormIcon,
  TowIcon,
  UnknownDriverIcon,
} from '@shared/ui';

/** Icon of each coverage. */
export const COVERAGE_ICONS: Record<CoverageType, typeof KeyIcon> = {
  bodily_injury: InjuryIcon,
  property_damage: PropertyIcon,
  uninsured_motorist_bodily_injury: UnknownDriverIcon,
  uninsured_motorist_property_damage: UnknownDriverIcon,
  underinsured_motorist_bodily_injury: HalfShieldIcon,
  other_than_collision: StormIcon,
  medical_payments: MedicalIcon,
  medical_expense: MedicalIcon,
  rental: KeyIcon,
  rental_reimbursement: KeyIcon,
  comprehensive: StormIcon,
  collision: CrashIcon,
  towing: TowIcon,
};

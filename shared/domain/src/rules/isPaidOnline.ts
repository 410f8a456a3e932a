import { CARRIERS, isInFullByPhone } from '../carriers';
import type { CarrierId } from '../entities/codes';
import type { PaymentOption } from '../entities/rate';

/**
 * Whether a plan can be paid online; with the first system, paying in full is arranged by phone or email (reading 3,
 * section 5).
 */
export function isPaidOnline(carrierId: CarrierId, { plan_type }: Pick<PaymentOption, 'plan_type'>): boolean {
  return plan_type !== 'pay_in_full' || !isInFullByPhone(CARRIERS[carrierId]);
}

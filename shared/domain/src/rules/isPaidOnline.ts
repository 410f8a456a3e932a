import { CARRIERS } from '../carriers';
import type { CarrierId } from '../entities/codes';
import type { PaymentOption } from '../entities/rate';

/** Whether a plan can be paid on the site: the first system arranges paying in full by phone or e-mail (reading 3, section 5). */
export function isPaidOnline(carrierId: CarrierId, { plan_type }: Pick<PaymentOption, 'plan_type'>): boolean {
  return plan_type !== 'pay_in_full' || CARRIERS[carrierId].paymentSystem !== 'sdk';
}

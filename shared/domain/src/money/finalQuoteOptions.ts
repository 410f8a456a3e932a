import { FILTERED_PLAN_CODE } from '../constants';
import type { PaymentOption } from '../entities/rate';

/** Payment options of a final quote: all but plan code 2738 (section 7, reading 5). */
export function finalQuoteOptions(options: readonly PaymentOption[]): PaymentOption[] {
  return options.filter((option) => option.plan_code !== FILTERED_PLAN_CODE);
}

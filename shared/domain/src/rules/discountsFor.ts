import type { Quote } from '../entities/quote';
import { STATE_RULES } from '../states';
import { presentInsurance } from './presentInsurance';

type DiscountCode = 'homeowner' | 'currently_insured' | 'multi_car' | 'good_student' | 'defensive_driver';

/** A line of the discounts list: `percent` is whole, or null if the list gives none; `labelKey` is in `quotes`. */
export interface Discount {
  code: DiscountCode;
  labelKey: `quotes:discounts.${DiscountCode}`;
  percent: number | null;
}

type Discounted = Pick<
  Quote,
  'address' | 'homeowner' | 'currently_insured' | 'prior_policy' | 'term' | 'vehicles' | 'drivers'
>;

/** Facts other than discounts that affect prices and may raise them; each has a text in `quotes:extras`. */
export type Extra = 'ridesharing' | 'individual_delivery';

function line(code: DiscountCode, applies: boolean, percent: number | null = null): Discount[] {
  return applies ? [{ code, labelKey: `quotes:discounts.${code}`, percent }] : [];
}

/** The discounts that apply to a quote on an ISO date, in the list's order (section 9). */
export function discountsFor(quote: Discounted, today: string): Discount[] {
  const { address, homeowner, vehicles, drivers } = quote;
  const { discounts } = STATE_RULES[address.state];
  return [
    ...line('homeowner', homeowner === true, discounts.homeowner),
    ...line('currently_insured', presentInsurance(quote, today) === 'insured', discounts.currently_insured),
    ...line('multi_car', vehicles.length > 1, discounts.multi_car),
    ...line(
      'good_student',
      drivers.some((driver) => driver.good_student),
    ),
    ...line(
      'defensive_driver',
      drivers.some((driver) => driver.defensive_driver),
    ),
  ];
}

/** The extras of a quote (section 9). */
export function extrasFor({ vehicles }: Pick<Quote, 'vehicles'>): Extra[] {
  return [
    ...(vehicles.some(({ tnc }) => tnc) ? (['ridesharing'] as const) : []),
    ...(vehicles.some(({ individual_delivery }) => individual_delivery)
      ? (['individual_delivery'] as const)
      : []),
  ];
}

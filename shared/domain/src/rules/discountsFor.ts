import type { Quote } from '../entities/quote';
import { STATE_RULES } from '../states';

export const DISCOUNT_CODES = [
  'homeowner',
  'currently_insured',
  'multi_car',
  'good_student',
  'defensive_driver',
  'ridesharing',
  'individual_delivery',
] as const;
export type DiscountCode = (typeof DISCOUNT_CODES)[number];

/** A line of the discounts list: `percent` is whole, null where the list names none; `labelKey` is in `quotes`. */
export interface Discount {
  code: DiscountCode;
  labelKey: `quotes:discounts.${DiscountCode}`;
  percent: number | null;
}

type Discounted = Pick<Quote, 'address' | 'homeowner' | 'currently_insured' | 'vehicles' | 'drivers'>;

function line(code: DiscountCode, applies: boolean, percent: number | null = null): Discount[] {
  return applies ? [{ code, labelKey: `quotes:discounts.${code}`, percent }] : [];
}

/** The discounts and extras that apply to a quote as it stands, in the list's order (section 9). */
export function discountsFor({ address, homeowner, currently_insured, vehicles, drivers }: Discounted) {
  const { discounts } = STATE_RULES[address.state];
  return [
    ...line('homeowner', homeowner === true, discounts.homeowner),
    ...line('currently_insured', currently_insured === true, discounts.currently_insured),
    ...line('multi_car', vehicles.length > 1, discounts.multi_car),
    ...line(
      'good_student',
      drivers.some((driver) => driver.good_student),
    ),
    ...line(
      'defensive_driver',
      drivers.some((driver) => driver.defensive_driver),
    ),
    ...line(
      'ridesharing',
      vehicles.some((vehicle) => vehicle.tnc),
    ),
    ...line(
      'individual_delivery',
      vehicles.some((vehicle) => vehicle.individual_delivery),
    ),
  ];
}

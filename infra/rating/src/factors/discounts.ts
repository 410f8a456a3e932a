import { type DiscountFactor, daysBetween, keysOf, presentInsurance, STATE_RULES } from '@shared/domain';
import { ONE } from '../arithmetic';
import type { ProductRating } from '../products';
import type { DriverRisk, RatableQuote, Risk } from '../risk/types';
import type { RateTables } from '../tables';
import type { Factor } from './factor';

/** What a discount of the whole policy depends on; `date` is an ISO date. */
export interface PolicyFacts {
  quote: RatableQuote;
  payInFull: boolean;
  tables: RateTables;
  date: string;
}

/** What a discount of one car depends on: its rated driver, if it has one, and the product. */
interface CarFacts {
  driver: DriverRisk | null;
  product: ProductRating;
  tables: RateTables;
}

/** What a discount takes off, or false where it does not apply. */
type Given = Pick<Factor, 'detail' | 'multiplier'> | false;

const percentOff = (percent: number): Given => ({
  detail: { percent },
  multiplier: ONE - percent * (ONE / 100),
});
const times = (multiplier: number): Given => ({ detail: {}, multiplier });
const inState = ({ address }: RatableQuote) => STATE_RULES[address.state].discounts;

/** In the order they are applied: the state's percentages (section 9), then ours. */
const OF_POLICY = {
  'factor.homeowner': ({ quote }) => quote.homeowner === true && percentOff(inState(quote).homeowner),
  // A gap before the start ends the discount but is no answer of no (reading 55).
  'factor.currently_insured': ({ quote, date }) =>
    presentInsurance(quote, date) === 'insured' && percentOff(inState(quote).currently_insured),
  'factor.multi_car': ({ quote }) => quote.vehicles.length > 1 && percentOff(inState(quote).multi_car),
  'factor.paid_in_full': ({ payInFull, tables }) => payInFull && times(tables.discounts.paidInFull),
  // A quote has no term yet; tomorrow is assumed as its start, which is not early.
  'factor.early': ({ quote, date, tables: { discounts } }) =>
    quote.term !== null &&
    daysBetween(date, quote.term.effective) >= discounts.earlyDays && {
      detail: { days: discounts.earlyDays },
      multiplier: discounts.early,
    },
} satisfies Partial<Record<DiscountFactor, (facts: PolicyFacts) => Given>>;

/** After them, the rated driver's and then the product's. A discount that is in neither table does not compile. */
const OF_CAR: Record<Exclude<DiscountFactor, keyof typeof OF_POLICY>, (facts: CarFacts) => Given> = {
  'factor.good_student': ({ driver, tables }) =>
    driver?.goodStudent === true && times(tables.discounts.goodStudent),
  'factor.defensive_driver': ({ driver, tables }) =>
    driver?.defensiveDriver === true && times(tables.discounts.defensiveDriver),
  'factor.monitored': ({ product, tables }) => product.monitored && times(tables.discounts.monitored),
};

function discountsIn<Facts>(
  table: Readonly<Partial<Record<DiscountFactor, (facts: Facts) => Given>>>,
  facts: Facts,
): Factor[] {
  return keysOf(table).flatMap((key) => {
    const given = table[key]?.(facts);
    return given ? [{ key, ...given }] : [];
  });
}

/** The discounts of the whole policy. */
export const policyDiscounts = (facts: PolicyFacts): Factor[] => discountsIn(OF_POLICY, facts);

/** All discounts of a car: the policy's, then the rated driver's, then the product's. */
export const carDiscounts = ({ discounts }: Risk, facts: CarFacts): Factor[] => [
  ...discounts,
  ...discountsIn(OF_CAR, facts),
];

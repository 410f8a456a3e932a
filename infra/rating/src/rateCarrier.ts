import {
  CATALOGUE_VERSION,
  discountSavings,
  feesTotal,
  type CarrierId,
  type CodedError,
  type Rate,
} from '@shared/domain';
import { refusals } from './eligibility';
import { paymentOptions, type PolicyPremiums } from './payment/paymentOptions';
import { policyFees } from './payment/policyFees';
import type { CarrierRating, ProductRating } from './products';
import { rateProduct, type ProductPrice } from './rateProduct';
import type { Risk } from './risk';
import type { RateVersion } from './tables';

/** A carrier's result: the rate of its cheapest product, or why it refuses. */
export type CarrierAnswer = { rate: Rate } | { carrier_id: CarrierId; errors: CodedError[] };

/** A risk for one product, priced for paying in full or monthly. */
export type RiskFor = (product: ProductRating, payInFull: boolean) => Risk;

interface Rated {
  price: ProductPrice;
  carrier: CarrierRating;
  riskFor: RiskFor;
  payInFull: boolean;
  version: RateVersion;
  /** Without traces and savings. */
  priceOnly: boolean;
}

/** The product's premium as rated, and for the other way to pay. */
function premiumsOf({ price, riskFor, payInFull, version, priceOnly }: Rated): PolicyPremiums {
  const made = price.premium;
  if (priceOnly) return { made, pay_in_full: made, monthly: made };
  const other = rateProduct(riskFor(price.product, !payInFull), price.product, version.tables).premium;
  return payInFull
    ? { made, pay_in_full: made, monthly: other }
    : { made, pay_in_full: other, monthly: made };
}

function rateOf(rated: Rated): Rate {
  const { price, carrier, payInFull, version, priceOnly } = rated;
  const { product, risk } = price;
  const fees = policyFees(risk, version.tables.fees);
  const vehicles = priceOnly ? [] : price.vehicles();
  return {
    id: product.id,
    carrier_id: carrier.carrierId,
    carrier_product_id: product.id,
    carrier_product_state_code: risk.state,
    policy_premium: price.premium,
    term: { duration: risk.term },
    pay_in_full: payInFull,
    monitored_driver: product.monitored,
    ...(product.monitored &&
      !priceOnly && { monitored_savings: discountSavings({ vehicles }, 'factor.monitored') }),
    rate_version: version.id,
    catalogue_version: CATALOGUE_VERSION,
    vehicles,
    fees,
    payment_options: paymentOptions(
      carrier.plans,
      premiumsOf(rated),
      feesTotal(fees),
      version.tables.fees.installment,
    ),
    errors: [],
  };
}

/**
 * Rates a carrier's products and keeps the one with the lowest premium (section 3); the first listed wins a tie. Only
 * that one gets a trace, and only if vehicles are requested.
 */
export function rateCarrier(
  carrier: CarrierRating,
  products: readonly ProductRating[],
  riskFor: RiskFor,
  payInFull: boolean,
  version: RateVersion,
  priceOnly = false,
): CarrierAnswer | null {
  let cheapest: ProductPrice | null = null;
  for (const product of products) {
    const risk = riskFor(product, payInFull);
    const errors = refusals(risk, carrier.underwriting);
    if (errors.length > 0) return { carrier_id: carrier.carrierId, errors };
    const price = rateProduct(risk, product, version.tables);
    if (cheapest === null || price.premium < cheapest.premium) cheapest = price;
  }
  return cheapest && { rate: rateOf({ price: cheapest, carrier, riskFor, payInFull, version, priceOnly }) };
}

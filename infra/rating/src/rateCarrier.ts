import { CATALOGUE_VERSION, feesTotal, type CarrierId, type CodedError, type Rate } from '@shared/domain';
import { refusals } from './eligibility';
import { paymentOptions } from './payment/paymentOptions';
import { policyFees } from './payment/policyFees';
import type { CarrierRating, ProductRating } from './products';
import { rateProduct, type ProductPrice } from './rateProduct';
import type { Risk } from './risk';
import type { RateVersion } from './tables';

/** A carrier's answer: its cheapest product's rate, or why it refuses. */
export type CarrierAnswer = { rate: Rate } | { carrier_id: CarrierId; errors: CodedError[] };

function rateOf(price: ProductPrice, carrier: CarrierRating, version: RateVersion): Rate {
  const { product, risk } = price;
  const fees = policyFees(risk, version.tables.fees);
  return {
    id: product.id,
    carrier_id: carrier.carrierId,
    carrier_product_id: product.id,
    carrier_product_state_code: risk.state,
    policy_premium: price.premium,
    term: { duration: risk.term },
    monitored_driver: product.monitored,
    rate_version: version.id,
    catalogue_version: CATALOGUE_VERSION,
    vehicles: price.vehicles(),
    fees,
    payment_options: paymentOptions(
      carrier.plans,
      price.premium,
      feesTotal(fees),
      version.tables.fees.installment,
    ),
    errors: [],
  };
}

/**
 * Rates a carrier's products and keeps the one with the lowest premium (section 3); of equal ones the first listed.
 * The trace is built for that one alone.
 */
export function rateCarrier(
  carrier: CarrierRating,
  products: readonly ProductRating[],
  riskFor: (product: ProductRating) => Risk,
  version: RateVersion,
): CarrierAnswer | null {
  let cheapest: ProductPrice | null = null;
  for (const product of products) {
    const risk = riskFor(product);
    const errors = refusals(risk, carrier.underwriting);
    if (errors.length > 0) return { carrier_id: carrier.carrierId, errors };
    const price = rateProduct(risk, product, version.tables);
    if (cheapest === null || price.premium < cheapest.premium) cheapest = price;
  }
  return cheapest && { rate: rateOf(cheapest, carrier, version) };
}

import type {
  CarrierId,
  CodedError,
  Rate,
  RateResult,
  RatingCode,
  Vehicle,
  VehicleCoverage,
} from '@shared/domain';
import { incompleteness, ratingError } from './eligibility';
import { CARRIER_RATINGS } from './carriers/registry';
import { planTypeOf, productRatings, type ProductRating } from './products';
import { rateCarrier, type RiskFor } from './rateCarrier';
import { riskOf, type RatableQuote, type Risk } from './risk';
import { rateVersionNamed, rateVersionOn, type RateVersion, type Territory } from './tables';
import { territoryOf } from './territory/territoryOf';

/** What to rate. Only `quote` is required; the rest narrows it or overrides what comes from it. */
export interface RatingInput {
  quote: RatableQuote;
  /** Derived from the ZIP by default. */
  territory?: Territory;
  /** A plan of any carrier, which selects monthly or paid in full; the quote's `pay_in_full` does by default. */
  planCode?: string | null;
  /** Rates only this product, as the final quote does (reading 6). */
  productId?: string;
  /** Rates only this carrier, with its cheaper product. */
  carrierId?: CarrierId;
  /** Carriers that write no new business here today: left out, with `moratorium` as the reason. */
  stopped?: readonly CarrierId[];
  /** Carriers that decline an answer of the application: left out, with `declined` as the reason. */
  closed?: readonly CarrierId[];
  /** A version by name, to reproduce a stored rate; by default the one in force on the rating date. */
  rateVersion?: string;
  /** Leaves out the rates' vehicles and traces, which cost a second rating that a price alone does not need. */
  priceOnly?: boolean;
  /** A product's own coverages for a vehicle (reading 15); the vehicle's coverages by default. */
  coveragesFor?: (productId: string, vehicle: Vehicle) => readonly VehicleCoverage[];
}

function isPaidInFull(input: RatingInput): boolean {
  const chosen = input.planCode && planTypeOf(input.planCode);
  return chosen ? chosen === 'pay_in_full' : input.quote.pay_in_full;
}

function ownCoverages(vehicle: Vehicle): readonly VehicleCoverage[] {
  return vehicle.coverages;
}

/** Risks by product and way of paying; shared by all products that rate the vehicle's own coverages. */
function riskReader(input: RatingInput, version: RateVersion, date: string): RiskFor {
  const { quote, coveragesFor } = input;
  const territory = input.territory ?? territoryOf(quote.address.zip_code, version.tables);
  const read = (payInFull: boolean, coveragesOf: (vehicle: Vehicle) => readonly VehicleCoverage[]) =>
    riskOf({ quote, territory, payInFull, coveragesFor: coveragesOf }, version.tables, date);
  if (coveragesFor) return ({ id }, payInFull) => read(payInFull, (vehicle) => coveragesFor(id, vehicle));
  const known = new Map<boolean, Risk>();
  return (_product, payInFull) => {
    const risk = known.get(payInFull) ?? read(payInFull, ownCoverages);
    known.set(payInFull, risk);
    return risk;
  };
}

function failed(errors: CodedError[], declined: RateResult['declined']): RateResult {
  return { best_match: null, other_rates: [], declined, errors, quote_number: null };
}

/** Why a carrier is left out; null if it is not, and for one without a product in this state. */
function leftOut(
  { stopped, closed }: RatingInput,
  carrierId: CarrierId,
  products: readonly ProductRating[],
): RateResult['declined'][number] | null {
  if (products.length === 0) return null;
  const because = (code: RatingCode) => ({ carrier_id: carrierId, errors: [ratingError(code)] });
  if (stopped?.includes(carrierId)) return because('moratorium');
  return closed?.includes(carrierId) ? because('declined') : null;
}

const isMoratorium = ({ errors }: RateResult['declined'][number]): boolean =>
  errors.some(({ code }) => code === 'moratorium');

/** Why nobody offered: a moratorium stops every carrier, or all refuse the risk. */
function noOffer(declined: RateResult['declined']): CodedError {
  return ratingError(declined.length > 0 && declined.every(isMoratorium) ? 'moratorium' : 'rater_error');
}

/**
 * Prices a quote with every carrier of its state on an ISO date: the best rate of each, cheapest first; at equal
 * prices the registry's order decides. `errors` is non-empty only if no carrier offered: `rater_error` if all refused
 * (who and why in `declined`), `moratorium` if all are stopped, `quote_incomplete` if there is nothing to price yet.
 * A rate's `id` is its product's; the API makes it unique. Pure: the same input and version give the same result.
 */
export function rateQuote(input: RatingInput, ratingDate: string): RateResult {
  const incomplete = incompleteness(input.quote);
  if (incomplete.length > 0) return failed(incomplete, []);
  const version = input.rateVersion ? rateVersionNamed(input.rateVersion) : rateVersionOn(ratingDate);
  const riskFor = riskReader(input, version, ratingDate);
  const isAsked = (product: ProductRating) => input.productId === undefined || product.id === input.productId;

  const rates: Rate[] = [];
  const declined: RateResult['declined'] = [];
  for (const carrier of CARRIER_RATINGS) {
    if (input.carrierId !== undefined && carrier.carrierId !== input.carrierId) continue;
    const products = productRatings(carrier, input.quote.address.state, version.tables).filter(isAsked);
    const answer =
      leftOut(input, carrier.carrierId, products) ??
      rateCarrier(carrier, products, riskFor, isPaidInFull(input), version, input.priceOnly);
    if (answer && 'rate' in answer) rates.push(answer.rate);
    else if (answer) declined.push(answer);
  }
  const [best, ...others] = rates.toSorted((left, right) => left.policy_premium - right.policy_premium);
  if (!best) return failed([noOffer(declined)], declined);
  return { best_match: best, other_rates: others, declined, errors: [], quote_number: null };
}

import type { CarrierId, CodedError, Rate, RateResult, Vehicle, VehicleCoverage } from '@shared/domain';
import { incompleteness, ratingError } from './eligibility';
import { CARRIER_RATINGS, planTypeOf, productRatings, type ProductRating } from './products';
import { rateCarrier, type RiskFor } from './rateCarrier';
import { riskOf, type RatableQuote, type Risk } from './risk';
import { rateVersionNamed, rateVersionOn, type RateVersion, type Territory } from './tables';
import { territoryOf } from './territory/territoryOf';

/** What is to be rated. Only `quote` is needed; the rest narrows or replaces what is taken from it. */
export interface RatingInput {
  quote: RatableQuote;
  /** Taken from the ZIP when absent. */
  territory?: Territory;
  /** A plan of any carrier: decides between monthly and paid in full; else the quote's `pay_in_full` does. */
  planCode?: string | null;
  /** Rates this product alone, as the final quote does (reading 6). */
  productId?: string;
  /** Rates this carrier alone, with its cheaper product. */
  carrierId?: CarrierId;
  /** Carriers that write no new business here today: left out, with `moratorium` as the reason. */
  stopped?: readonly CarrierId[];
  /** A version by name, to price as a stored rate was priced; else the one in force on the rating date. */
  rateVersion?: string;
  /** Leaves out the rates' vehicles with their traces: a second rating, for nothing where the price alone is asked. */
  priceOnly?: boolean;
  /** A product's own coverages for a vehicle (reading 15); the vehicle's coverages when absent. */
  coveragesFor?: (productId: string, vehicle: Vehicle) => readonly VehicleCoverage[];
}

function isPaidInFull(input: RatingInput): boolean {
  const chosen = input.planCode && planTypeOf(input.planCode);
  return chosen ? chosen === 'pay_in_full' : input.quote.pay_in_full;
}

function ownCoverages(vehicle: Vehicle): readonly VehicleCoverage[] {
  return vehicle.coverages;
}

/** Risks by product and way of paying; one for all products where each rates the vehicle's own coverages. */
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

/** A carrier without a product here is not stopped, it never was here. */
function isStopped(
  { stopped }: RatingInput,
  carrierId: CarrierId,
  products: readonly ProductRating[],
): boolean {
  return products.length > 0 && stopped?.includes(carrierId) === true;
}

const isMoratorium = ({ errors }: RateResult['declined'][number]): boolean =>
  errors.some(({ code }) => code === 'moratorium');

/** Why nobody offered: a moratorium stops every carrier, or they refuse what is on the quote. */
function noOffer(declined: RateResult['declined']): CodedError {
  return ratingError(declined.length > 0 && declined.every(isMoratorium) ? 'moratorium' : 'rater_error');
}

/**
 * Prices a quote with every carrier of its state on an ISO date: the best rate of each, cheapest first, at equal
 * prices in the registry's order. `errors` is non-empty only when no carrier offered: `rater_error` when all refused
 * (who and why in `declined`), `moratorium` when all are stopped, `quote_incomplete` when there is nothing to price yet. A rate's `id` is its product's;
 * the API makes it unique. Pure: the same input and version give the same answer.
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
    const answer = isStopped(input, carrier.carrierId, products)
      ? { carrier_id: carrier.carrierId, errors: [ratingError('moratorium')] }
      : rateCarrier(carrier, products, riskFor, isPaidInFull(input), version, input.priceOnly);
    if (answer && 'rate' in answer) rates.push(answer.rate);
    else if (answer) declined.push(answer);
  }
  const [best, ...others] = rates.toSorted((left, right) => left.policy_premium - right.policy_premium);
  if (!best) return failed([noOffer(declined)], declined);
  return { best_match: best, other_rates: others, declined, errors: [], quote_number: null };
}

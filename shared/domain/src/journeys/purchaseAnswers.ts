import type { Driver } from '../entities/driver';
import type { Quote } from '../entities/quote';
import type { Vehicle } from '../entities/vehicle';
import { packagesBasis } from '../purchase/choices/packagesBasis';
import { openChoices } from '../purchase/choices/requiredChoices';
import { MISSING_HOLDER_ANSWERS } from '../purchase/driver/missingAnswers';
import { missingDriverFields } from '../purchase/driver/missingDriverFields';
import { areAnswersComplete } from '../purchase/questions/questionAnswers';
import { questionFactsOf } from '../purchase/questions/questionRules';
import { faultsOf } from '../purchase/rules/answerRule';
import { isGiven } from '../purchase/rules/isGiven';
import { missingVehicleAnswers } from '../purchase/vehicle/vehicleRules';
import { policyHolderOf } from '../rules/policyHolder';

/** Policy details: term, street, residence, and the policyholder's name and contact (section 5). */
export function arePolicyDetailsComplete({ term, address, drivers, residence_info }: Quote): boolean {
  const holder = policyHolderOf(drivers);
  if (!isGiven(term) || !isGiven(address.line1) || !isGiven(residence_info?.ownership) || !holder)
    return false;
  return faultsOf(MISSING_HOLDER_ANSWERS, holder, { state: address.state, policyHolder: true }).length === 0;
}

/** A driver's purchase answers (section 5, Purchase driver rules); invalid answers were already rejected on save. */
export function isPurchaseDriverComplete(driver: Driver, state: Quote['address']['state']): boolean {
  return missingDriverFields(driver, state).length === 0;
}

/** A vehicle's purchase answers (section 5, Purchase vehicle rules); a VIN pattern is incomplete (reading 33). */
export function isPurchaseVehicleComplete(vehicle: Vehicle): boolean {
  return missingVehicleAnswers(vehicle).length === 0;
}

/**
 * Whether the current application was stated to be true; an edit requires a new statement (section 2.12, design:
 * consent).
 */
export function isApplicationStated({ version, signed_statement: stated }: Quote): boolean {
  return stated !== null && stated.quote_version === version;
}

/** All questions answered, explained where required, and consistent with the vehicles (section 5). */
export function areQuestionsComplete(quote: Quote): boolean {
  const facts = questionFactsOf(quote);
  return facts !== null && quote.questions !== null && areAnswersComplete(quote.questions, facts);
}

/** Whether the current coverages were reviewed; another car or package needs a new review (section 2.12). */
export function areCoveragesReviewed({ vehicles, reviewed_coverages: reviewed }: Quote): boolean {
  return reviewed === packagesBasis(vehicles);
}

/**
 * Every car has coverages, the shopper has reviewed them, and what the state requires is chosen (reading 58) or, by a
 * client that does not ask for choices, signed (design: consent). Choices are stored whole and with their review, so
 * that this rule, which every part has, needs no lines.
 */
export function areCoveragesSettled(quote: Quote): boolean {
  const isCovered = quote.vehicles.every(({ coverages }) => coverages.length > 0);
  if (!isCovered || !areCoveragesReviewed(quote)) return false;
  return quote.coverage_choices !== undefined || openChoices(quote).length === 0;
}

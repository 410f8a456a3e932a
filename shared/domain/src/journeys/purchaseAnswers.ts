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

/** A driver's purchase answers (section 5, Purchase driver rules); what they may not be was refused when they came. */
export function isPurchaseDriverComplete(driver: Driver, state: Quote['address']['state']): boolean {
  return missingDriverFields(driver, state).length === 0;
}

/** A vehicle's purchase answers (section 5, Purchase vehicle rules). A VIN pattern is no VIN (reading 33). */
export function isPurchaseVehicleComplete(vehicle: Vehicle): boolean {
  return missingVehicleAnswers(vehicle).length === 0;
}

/** Whether the application was stated to be true as it stands: an edit since asks again (section 2.12, design: consent). */
export function isApplicationStated({ version, signed_statement: stated }: Quote): boolean {
  return stated !== null && stated.quote_version === version;
}

/** All questions answered, explained where they ask for it, in agreement with the vehicles (section 5). */
export function areQuestionsComplete(quote: Quote): boolean {
  const facts = questionFactsOf(quote);
  return facts !== null && quote.questions !== null && areAnswersComplete(quote.questions, facts);
}

/** Whether the coverages were looked through as they are now: another car or package is reviewed anew (section 2.12). */
export function areCoveragesReviewed({ vehicles, reviewed_coverages: reviewed }: Quote): boolean {
  return reviewed === packagesBasis(vehicles);
}

/** Every car is covered, the shopper has reviewed it, and what the state wants signed for it is signed (design: consent). */
export function areCoveragesSettled(quote: Quote): boolean {
  const isCovered = quote.vehicles.every(({ coverages }) => coverages.length > 0);
  return isCovered && areCoveragesReviewed(quote) && openChoices(quote).length === 0;
}

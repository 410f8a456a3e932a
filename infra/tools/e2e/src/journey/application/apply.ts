import { isStateCode, paths } from '@shared/domain';
import { arriveAt, stored, type Walker } from '../page';
import type { Application } from './answers';
import { fillDrivers } from './drivers';
import { answerQuestions, askFinalQuote, finalPrice, passCoverages } from './lastSteps';
import { fillPolicyDetails } from './policyDetails';
import { fillVehicles } from './vehicles';

/** Fills in the whole application, from policy details to the final quote: its price in cents. Each part also runs alone. */
export async function apply(walker: Walker, application: Application): Promise<number> {
  const state = (await stored(walker, 'stateCode')) ?? '';
  if (!isStateCode(state)) throw new Error(`no quote is stored, or of no state: ${state}`);
  await fillPolicyDetails(walker, state, application);
  await fillDrivers(walker, state, application);
  await fillVehicles(walker, application);
  await arriveAt(walker, paths.purchaseCoverages());
  await passCoverages(walker);
  await answerQuestions(walker, application);
  await askFinalQuote(walker);
  return finalPrice(walker);
}

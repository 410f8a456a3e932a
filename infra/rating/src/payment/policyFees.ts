import type { RateFee } from '@shared/domain';
import type { Risk } from '../risk';
import type { FeeTables } from '../tables';

/** The policy's fees; each costs count x amount (cents). Fees are the same for either term. */
export function policyFees(risk: Risk, fees: FeeTables): RateFee[] {
  const filings = risk.drivers.filter((driver) => driver.sr22).length;
  const stateFee = fees.stateVehicle[risk.state];
  const answer: RateFee[] = [{ type: 'policy', count: 1, amount: fees.policy }];
  if (filings > 0) answer.push({ type: 'sr22', count: filings, amount: fees.sr22 });
  if (stateFee > 0) {
    answer.push({ type: 'state_vehicle', count: risk.vehicles.length, amount: stateFee });
  }
  return answer;
}

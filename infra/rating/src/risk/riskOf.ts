import { isInsured, policyHolderOf, STATE_RULES, type Vehicle, type VehicleCoverage } from '@shared/domain';
import { stackedIn, tortOf } from '@shared/domain/purchase';
import type { RateTables, Territory } from '../tables';
import { driverRisk } from './driverRisk';
import { policyDiscounts } from './policyDiscounts';
import { ratedDrivers } from './ratedDrivers';
import type { RatableQuote, Risk } from './types';
import { vehicleRisk } from './vehicleRisk';

export interface RiskInput {
  quote: RatableQuote;
  territory: Territory;
  payInFull: boolean;
  coveragesFor: (vehicle: Vehicle) => readonly VehicleCoverage[];
}

/** Everything a price depends on, read from a quote on an ISO date. */
export function riskOf(input: RiskInput, tables: RateTables, date: string): Risk {
  const { quote } = input;
  const { state } = quote.address;
  const drivers = ratedDrivers(quote.drivers);
  const holder = policyHolderOf(quote.drivers);
  return {
    state,
    territory: input.territory,
    credit: holder?.credit_score ?? 'none',
    fullTort: tortOf(quote) === 'FULL',
    stacked: stackedIn(quote),
    notInsured: isInsured(quote, date) === false,
    discounts: policyDiscounts(quote, input.payInFull, tables, date),
    term: quote.term?.duration === 12 && STATE_RULES[state].terms.includes(12) ? 12 : 6,
    drivers: drivers.map((driver) => driverRisk(driver, state, tables, date)),
    vehicles: quote.vehicles.map((vehicle) =>
      vehicleRisk(vehicle, input.coveragesFor(vehicle), tables.symbolNames, date),
    ),
  };
}

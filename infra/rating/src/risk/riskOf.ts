import {
  isInsured,
  policyHolderOf,
  STATE_RULES,
  type Vehicle,
  type VehicleCoverage,
  DEFAULT_ANNUAL_DISTANCE,
  vehicleAge,
  ageOn,
  type Driver,
  type StateCode,
  addMonths,
  type AccidentViolation,
} from '@shared/domain';
import { stackedIn, tortOf } from '@shared/domain/purchase';
import type {
  RateTables,
  Territory,
  SymbolTables,
  ByGroup,
  ClassBand,
  License,
  PointClass,
  PointTables,
} from '../tables';
import { ratedDrivers } from './ratedDrivers';
import type { RatableQuote, Risk, VehicleRisk, DriverRisk } from './types';
import { symbolOf } from '../symbol/symbolOf';
import { divideHalfUp, product, shareOfEffect } from '../arithmetic';
import { policyDiscounts } from '../factors/discounts';

/** A driver's record on a date: points up to the cap, and the facts underwriting uses. */
interface DrivingRecord {
  points: number;
  atFault: number;
  alcohol: boolean;
}

function pointsFor(pointClass: PointClass, atFaultBefore: number, tables: PointTables): number {
  if (pointClass === 'at_fault' && atFaultBefore > 0) return tables.furtherAtFault;
  return tables.points[pointClass];
}

/** Incidents within the look-back of their class count, including the last day. */
export function recordOf(
  incidents: readonly AccidentViolation[],
  tables: PointTables,
  date: string,
): DrivingRecord {
  let points = 0;
  let atFault = 0;
  let alcohol = false;
  for (const incident of incidents) {
    // A code missing from the table counts like `unmapped`.
    const pointClass = tables.classes.get(incident.type) ?? 'minor';
    if (incident.date < addMonths(date, -tables.months[pointClass])) continue;
    points += pointsFor(pointClass, atFault, tables);
    if (pointClass === 'at_fault') atFault += 1;
    if (pointClass === 'alcohol') alcohol = true;
  }
  return { points: Math.min(points, tables.cap), atFault, alcohol };
}

/** The age used while none is known; the screens ask for one before they show a price. */
const ASSUMED_AGE = 30;

function bandOf(classes: RateTables['classes'], age: number): ClassBand {
  return classes.findLast((band) => band.from <= age) ?? classes[0];
}

function columnOf(driver: Driver, state: StateCode): DriverRisk['column'] {
  if (driver.marital_status === 'married' || driver.marital_status === 'widowed') return 'married';
  // Reading 22: gender does not rate in PA, nor anywhere if it was not given.
  if (!STATE_RULES[state].genderRates || driver.gender === null) return 'single';
  return driver.gender === 'male' ? 'single_male' : 'single_female';
}

function liabilityClass(band: ClassBand, column: DriverRisk['column']): number {
  if (column === 'married') return band.married;
  if (column === 'single_male') return band.singleMale;
  if (column === 'single_female') return band.singleFemale;
  return divideHalfUp(band.singleMale + band.singleFemale, 2);
}

function classOf(band: ClassBand, column: DriverRisk['column'], tables: RateTables): ByGroup {
  const liability = liabilityClass(band, column);
  return {
    liability,
    comprehensive: shareOfEffect(liability, tables.comprehensiveClassShare),
    collision: product(liability, band.collision),
  };
}

/** Reading 12: rating uses `international_license`, whatever the status says. */
function licenseOf(driver: Driver): License | null {
  if (driver.license_status === 'suspended' || driver.license_status === 'permit') {
    return driver.license_status;
  }
  if (driver.international_license) return 'foreign';
  return driver.license_status === 'expired' ? 'expired' : null;
}

/** A driver for rating, on an ISO date. */
export function driverRisk(driver: Driver, state: StateCode, tables: RateTables, date: string): DriverRisk {
  const rules = STATE_RULES[state];
  const age = driver.birthday === null ? (driver.age ?? ASSUMED_AGE) : ageOn(driver.birthday, date);
  const band = bandOf(tables.classes, age);
  const column = columnOf(driver, state);
  return {
    id: driver.id,
    ages: band.ages,
    column,
    class: classOf(band, column, tables),
    license: licenseOf(driver),
    // Reading 13: SR-22 is neither offered nor stored in OK and PA.
    sr22: driver.requires_sr22 && rules.sr22Offered,
    goodStudent: driver.good_student,
    defensiveDriver: driver.defensive_driver && rules.defensiveDriverOffered,
    ...recordOf(driver.accident_violations, tables.points, date),
  };
}

/** Above this many years every aging factor is at its floor. */
const OLDEST = 60;

function ratedUse(vehicle: Vehicle): VehicleRisk['use'] {
  if (vehicle.tnc || vehicle.individual_delivery) return 'rideshare_delivery';
  return vehicle.use_code ?? 'commute';
}

/** A vehicle for rating, in the year of an ISO date. Miles default to those of reading 15. */
export function vehicleRisk(
  vehicle: Vehicle,
  coverages: readonly VehicleCoverage[],
  symbolNames: SymbolTables,
  date: string,
): VehicleRisk {
  const years = vehicleAge(vehicle.year, date);
  return {
    id: vehicle.id,
    symbol: symbolOf(vehicle, symbolNames),
    // Next year's model counts as new, like this year's.
    years: Math.min(Math.max(years, 0), OLDEST),
    use: ratedUse(vehicle),
    miles: vehicle.estimated_annual_distance ?? DEFAULT_ANNUAL_DISTANCE,
    coverages,
  };
}

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
    discounts: policyDiscounts({ quote, payInFull: input.payInFull, tables, date }),
    term: quote.term?.duration === 12 && STATE_RULES[state].terms.includes(12) ? 12 : 6,
    drivers: drivers.map((driver) => driverRisk(driver, state, tables, date)),
    vehicles: quote.vehicles.map((vehicle) =>
      vehicleRisk(vehicle, input.coveragesFor(vehicle), tables.symbolNames, date),
    ),
  };
}

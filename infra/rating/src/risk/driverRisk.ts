import { ageOn, STATE_RULES, type Driver, type StateCode } from '@shared/domain';
import { divideHalfUp, product, shareOfEffect } from '../arithmetic';
import type { ByGroup, ClassBand, Licence, RateTables } from '../tables';
import { recordOf } from './recordOf';
import type { DriverRisk } from './types';

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
function licenceOf(driver: Driver): Licence | null {
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
    licence: licenceOf(driver),
    // Reading 13: SR-22 is neither offered nor stored in OK and PA.
    sr22: driver.requires_sr22 && rules.sr22Offered,
    goodStudent: driver.good_student,
    defensiveDriver: driver.defensive_driver && rules.defensiveDriverOffered,
    ...recordOf(driver.accident_violations, tables.points, date),
  };
}

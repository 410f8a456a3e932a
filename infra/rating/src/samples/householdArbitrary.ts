import { driverOptions, STATE_CODES, type Driver, type StateCode, type Vehicle } from '@shared/domain';
import * as fc from 'fast-check';
import { TERRITORIES } from '../tables';
import {
  CAR_COUNT,
  CREDIT,
  GENDER,
  HOLDER_AGE,
  LICENSE,
  MARITAL,
  MODEL_YEAR,
  MORE_DRIVERS,
  OTHER_AGE,
  TORT,
  USE,
  type Shares,
} from './householdShares';
import { CARS, numbered, type RatedCase } from './quoteArbitrary';
import { sampleDriver, sampleQuote, sampleVehicle } from './sampleQuote';

const drawn = <T>(shares: Shares<T>): fc.Arbitrary<T> =>
  fc.oneof(...shares.map(([weight, value]) => ({ weight, arbitrary: fc.constant(value) })));

const within = (shares: Shares<readonly [from: number, to: number]>): fc.Arbitrary<number> =>
  fc.oneof(...shares.map(([weight, [min, max]]) => ({ weight, arbitrary: fc.integer({ min, max }) })));

const yes = (percent: number): fc.Arbitrary<boolean> =>
  drawn([
    [percent, true],
    [100 - percent, false],
  ]);

/** A driver as the quote asks: no accidents or tickets yet, and nothing that the form would not show. */
const driverOf = (state: StateCode, policy_holder: boolean): fc.Arbitrary<Driver> =>
  fc
    .record({
      age: within(policy_holder ? HOLDER_AGE : OTHER_AGE),
      gender: drawn(GENDER),
      marital_status: drawn(MARITAL),
      license_status: drawn(LICENSE),
      credit_score: policy_holder ? drawn(CREDIT) : fc.constant(null),
      tort: policy_holder ? drawn(TORT) : fc.constant(null),
      good_student: yes(30),
      defensive_driver: yes(8),
      requires_sr22: yes(2),
    })
    .map((answers) => {
      const driver = sampleDriver({ ...answers, policy_holder });
      const asked = driverOptions({ ...driver, requires_sr22: false, good_student: false, state });
      const requires_sr22 = driver.requires_sr22 && asked.sr22;
      return {
        ...driver,
        requires_sr22,
        good_student: driver.good_student && asked.goodStudent && !requires_sr22,
        defensive_driver: driver.defensive_driver && asked.defensiveDriver,
        tort: asked.tort ? driver.tort : null,
      };
    });

/** Every new car is in the GOOD package until the shopper sees prices. */
const carOf = (state: StateCode): fc.Arbitrary<Vehicle> =>
  fc
    .record({
      year: within(MODEL_YEAR),
      car: fc.constantFrom(...CARS),
      use_code: drawn(USE),
      isHired: yes(25),
    })
    .map(({ car: [manufacturer, model], isHired, ...fields }) =>
      sampleVehicle(state, {
        ...fields,
        manufacturer,
        model,
        tnc: isHired && fields.use_code === 'business',
      }),
    );

function quoteIn(state: StateCode) {
  const counts = fc.record({ cars: drawn(CAR_COUNT), others: drawn(MORE_DRIVERS) });
  return counts.chain(({ cars, others }) =>
    fc
      .record({
        homeowner: yes(55),
        currently_insured: yes(85),
        vehicles: fc.array(carOf(state), { minLength: cars, maxLength: cars }),
        holder: driverOf(state, true),
        others: fc.array(driverOf(state, false), { minLength: others, maxLength: others }),
      })
      .map(({ holder, others: more, vehicles, ...policy }) =>
        sampleQuote(state, {
          ...policy,
          vehicles: numbered('vehicle', vehicles),
          drivers: numbered('driver', [holder, ...more]),
        }),
      ),
  );
}

/** Whole quotes as shoppers finish them, in every state and territory. */
export function householdArbitrary(): fc.Arbitrary<RatedCase> {
  return fc.record({
    quote: fc.constantFrom(...STATE_CODES).chain(quoteIn),
    territory: fc.constantFrom(...TERRITORIES),
  });
}

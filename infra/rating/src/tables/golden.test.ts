import { productName, productsIn, STATE_CODES, type StateCode } from '@shared/domain';
import { rateQuote, replayTrace, type RatableQuote } from '..';
import { GOLDEN } from '../samples/goldenPrices';
import { SAMPLE_DATE, sampleDriver, sampleQuote, sampleVehicle } from '../samples/sampleQuote';

import { RATE_VERSIONS } from './rateVersions';

const crash = { type: 'at_fault', date: '2024-06-01', description: null };
const ticket = { type: 'red_light', date: '2026-01-15', description: null };
const later = { created_at: '2026-01-02T00:00:00.000Z' };

/** Two cars, a parent with fair credit and an accident, and a daughter of 17 with a ticket. */
function householdIn(state: StateCode): RatableQuote {
  const parent = sampleDriver({
    age: 44,
    marital_status: 'married',
    credit_score: 'fair',
    accident_violations: [crash],
  });
  const daughter = sampleDriver({
    ...later,
    id: 'driver-2',
    policy_holder: false,
    age: 17,
    gender: 'female',
    accident_violations: [ticket],
  });
  const truck = { ...later, id: 'vehicle-2', manufacturer: 'Ford', model: 'F-150' };
  return sampleQuote(state, {
    currently_insured: false,
    vehicles: [sampleVehicle(state, { coverage_package_name: 'BETTER' }), sampleVehicle(state, truck)],
    drivers: [parent, daughter],
  });
}

/** "IL FCIC-MAVERICK 801 3854": a product's price in dollars for the sample driver and for the household. */
function linesOf(rateVersion: string): string[] {
  // A state that is added later has prices from then on.
  const isGolden = (state: StateCode) => GOLDEN[rateVersion]?.some((line) => line.startsWith(state));
  return STATE_CODES.filter(isGolden).flatMap((state) =>
    productsIn(state).map((product) => {
      const productId = productName(product);
      const premiums = [sampleQuote(state), householdIn(state)].map((quote) => {
        const asked = { quote, territory: 'suburb', productId, rateVersion } as const;
        const rate = rateQuote(asked, SAMPLE_DATE).best_match;
        if (!rate) throw new Error('every sample can be priced');
        expect([rate.rate_version, replayTrace(rate)]).toEqual([rateVersion, rate.policy_premium]);
        return rate.policy_premium / 100;
      });
      return [state, productId, ...premiums].join(' ');
    }),
  );
}

test.each(RATE_VERSIONS.map(({ id }) => id))(
  'prices of %s never change, and replay to the cent (ADR 0004, ADR 0028)',
  (id) => {
    expect(linesOf(id)).toEqual(GOLDEN[id]);
  },
);

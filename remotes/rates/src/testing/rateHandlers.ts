import { CARRIERS, publicCarrier, type RateResult } from '@shared/domain';
import { aDriver, aQuote, aRate, aRateResult, aVehicle, type FakeHandlers } from '@shared/testing';

export const ratedQuote = aQuote({
  status: 'RATED',
  quote_number: 'Q-1',
  vehicles: [aVehicle()],
  drivers: [aDriver()],
});

const rated = (premium: number): Pick<ReturnType<typeof aRate>, 'vehicles'> => ({
  vehicles: [
    {
      vehicle_id: 'vehicle-1',
      driver_id: 'driver-1',
      premium,
      coverages: [
        {
          type: 'bodily_injury',
          limits: [
            { applies_to: 'per_person', amount: 2_500_000 },
            { applies_to: 'per_accident', amount: 5_000_000 },
          ],
          premium,
          steps: [
            { factor: 'factor.base', detail: {}, multiplier: null, before_mills: 0, after_mills: 170_000 },
            {
              factor: 'factor.whole_dollars',
              detail: {},
              multiplier: null,
              before_mills: 170_000,
              after_mills: premium * 10,
            },
          ],
        },
      ],
    },
  ],
});

/** FCIC first, USIC 120 dollars more expensive. */
export const twoOffers = (): RateResult =>
  aRateResult({
    best_match: aRate({ ...rated(98_000) }),
    other_rates: [
      aRate({
        id: 'rate-2',
        carrier_id: 'USIC',
        carrier_product_id: 'USIC-DEFAULT',
        policy_premium: 110_000,
        monitored_driver: true,
        monitored_savings: 6_000,
        ...rated(110_000),
      }),
    ],
  });

/** An API that has rated `ratedQuote`. */
export const rateHandlers = (more: FakeHandlers = {}): FakeHandlers => ({
  'GET /v2/quotes/:id': ratedQuote,
  'GET /v2/quotes/:id/rates': twoOffers(),
  'GET /v2/quotes/:id/rates/changes': ({ query }) => ({
    carrier_id: query.get('carrier_id'),
    changes: [],
    deductibles: [],
    packages: [],
  }),
  'GET /v2/carriers/getallcarriers': { carriers: Object.values(CARRIERS).map(publicCarrier) },
  ...more,
});

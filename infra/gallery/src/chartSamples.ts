import {
  CARRIERS,
  coveragesFor,
  EMPTY_DRIVER,
  EMPTY_QUOTE,
  EMPTY_VEHICLE,
  publicCarrier,
  type Driver,
  type Quote,
  type RangeStep,
  type Rate,
  type Vehicle,
} from '@shared/domain';
import { priceRange, rateQuote } from '@infra/rating';

/** The day the samples are rated on, so that the gallery does not change from day to day. */
const DATE = '2026-06-01';

const car: Vehicle = {
  ...EMPTY_VEHICLE,
  id: 'vehicle-1',
  created_at: `${DATE}T15:00:00.000Z`,
  year: 2022,
  manufacturer: 'Toyota',
  model: 'Camry',
  trim: 'LE',
  body_class: 'Sedan',
  use_code: 'commute',
  liability_only: false,
  coverage_package_name: 'GOOD',
  coverages: coveragesFor('IL', 'GOOD'),
  vehicle_premium: null,
};
const driver: Driver = {
  ...EMPTY_DRIVER,
  id: 'driver-1',
  created_at: `${DATE}T15:00:00.000Z`,
  first_name: 'Dana',
  last_name: 'Rivera',
  gender: 'female',
  birthday: '1992-02-14',
  birthday_estimated: false,
  age: 34,
  marital_status: 'married',
  license_status: 'active',
  license_number_last4: null,
  policy_holder: true,
  tort: 'LIMITED',
  credit_score: 'good',
  social_security_last4: null,
  address: { line1: null, line2: null, city: 'Des Plaines', state: 'IL', zip_code: '60018' },
};

const quote: Quote = {
  ...EMPTY_QUOTE,
  id: 'quote-1',
  version: 1,
  status: 'RATED',
  created_at: `${DATE}T15:00:00.000Z`,
  address: {
    zip_code: '60018',
    state: 'IL',
    county: 'Cook',
    city: 'Des Plaines',
    line1: null,
    line2: null,
  },
  homeowner: true,
  currently_insured: true,
  term: { duration: 6, effective: '2026-06-15', expires: '2026-12-15' },
  vehicles: [car, { ...car, id: 'vehicle-2', manufacturer: 'Honda', model: 'CR-V', body_class: 'SUV' }],
  drivers: [driver],
  selected_rate: null,
  policyNumber: null,
  policy_number: 'FCIC-2026-004711',
};

/** Every carrier's rate with its carrier, as the prices show them. */
function ratedOffers() {
  const { best_match, other_rates } = rateQuote({ quote }, DATE);
  return [best_match, ...other_rates].flatMap((rate, index) =>
    rate ? [{ index, rate, carrier: publicCarrier(CARRIERS[rate.carrier_id]) }] : [],
  );
}

/** The product's price once the application says that the driver's credit is fair. */
function finalRate(productId: string): Rate {
  const known = { ...quote, drivers: [{ ...driver, credit_score: 'fair' as const }] };
  const { best_match } = rateQuote({ quote: known, productId }, DATE);
  if (!best_match) throw new Error('The sample quote has no final price');
  return best_match;
}

/** The ranges that this shopper saw: after each car, with both cars, after the driver. */
const MOMENTS = [
  ['vehicles', 1, 0],
  ['vehicles', 2, 0],
  ['drivers', 2, 0],
  ['drivers', 2, 1],
  ['review', 2, 1],
] as const satisfies (readonly [RangeStep, number, number])[];

const shownRanges = () =>
  MOMENTS.flatMap(([step, cars, drivers]) => {
    const vehicles = quote.vehicles.slice(0, cars);
    const answered = { ...quote, vehicles, drivers: quote.drivers.slice(0, drivers) };
    const { range } = priceRange({ quote: answered, step }, DATE);
    return range ? [{ step, cars, drivers, ...range }] : [];
  });

/** One household's prices by the rating engine, which runs when the gallery is built. */
export function chartSamples() {
  const offers = ratedOffers();
  const [best] = offers;
  if (!best) throw new Error('The sample quote has no price');
  return { quote, offers, best, final: finalRate(best.rate.carrier_product_id), ranges: shownRanges() };
}
export type ChartSamples = ReturnType<typeof chartSamples>;

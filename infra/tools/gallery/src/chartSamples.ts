import { priceRange, rateQuote } from '@infra/rating';
import { SAMPLE_DATE, sampleDriver, sampleVehicle } from '@infra/rating/samples';
import { CARRIERS, EMPTY_QUOTE, publicCarrier, type Quote, type RangeStep, type Rate } from '@shared/domain';

const car = sampleVehicle('IL');
const driver = sampleDriver({
  first_name: 'Dana',
  last_name: 'Rivera',
  gender: 'female',
  age: 34,
  marital_status: 'married',
});

const quote: Quote = {
  ...EMPTY_QUOTE,
  id: 'quote-1',
  version: 1,
  status: 'RATED',
  created_at: `${SAMPLE_DATE}T15:00:00.000Z`,
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
  const { best_match, other_rates } = rateQuote({ quote }, SAMPLE_DATE);
  return [best_match, ...other_rates].flatMap((rate, index) =>
    rate ? [{ index, rate, carrier: publicCarrier(CARRIERS[rate.carrier_id]) }] : [],
  );
}

/** The product's price once the application says that the driver's credit is fair. */
function finalRate(productId: string): Rate {
  const known = { ...quote, drivers: [{ ...driver, credit_score: 'fair' as const }] };
  const { best_match } = rateQuote({ quote: known, productId }, SAMPLE_DATE);
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
    const { range } = priceRange({ quote: answered, step }, SAMPLE_DATE);
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

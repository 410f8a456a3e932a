import type { RateResult, StateCode } from '@shared/domain';
import { rateQuote, type RatingInput } from './rateQuote';
import type { RatableQuote } from './risk';
import { SAMPLE_DATE, sampleDriver, sampleQuote, sampleVehicle } from './samples/sampleQuote';

/**
 * A man of 30 in a Wisconsin suburb with comprehensive on a new car: $145 x the carrier's base x 1.04 x 1.12, so $169
 * at FCIC's base of 1.00, $157 at USHC's .93 and $174 at IIC's 1.03. USIC at .96 takes 5% off for monitoring: $154.
 */
function quoteIn(state: StateCode, changes: Partial<RatableQuote> = {}): RatableQuote {
  const coverages = [{ type: 'comprehensive' as const, description: 'Comprehensive', limits: [] }];
  const vehicles = [sampleVehicle(state, { year: 2026, coverages })];
  return sampleQuote(state, { currently_insured: null, vehicles, ...changes });
}

function rated(input: Partial<RatingInput> = {}): RateResult {
  return rateQuote({ quote: quoteIn('WI'), ...input }, SAMPLE_DATE);
}

function offersOf({ best_match, other_rates }: RateResult): [string, number][] {
  const rates = best_match ? [best_match, ...other_rates] : [];
  return rates.map(({ id, policy_premium }) => [id, policy_premium]);
}

function withAccidents(count: number): RatableQuote {
  const accident = { type: 'at_fault', date: '2026-01-15', description: null };
  const accident_violations = Array.from({ length: count }, () => accident);
  return quoteIn('WI', { drivers: [sampleDriver({ accident_violations })] });
}

const NOTHING: RateResult = {
  best_match: null,
  other_rates: [],
  declined: [],
  errors: [],
  quote_number: null,
};
const REFUSED = { code: 'rater_error', message: 'rater_error' };
const TOO_MANY = [{ code: 'too_many_at_fault', message: 'too_many_at_fault' }];

/** The price of a rate, without how it was made. */
const bareRates = ({ best_match: best, other_rates: others }: RateResult) =>
  [...(best ? [best] : []), ...others].map(({ monitored_savings: _savings, ...rate }) => ({
    ...rate,
    vehicles: [],
    payment_options: rate.payment_options.map((option) => ({ ...option, savingsText: null })),
  }));

const inCity = (city: string, county: string) => {
  const quote = quoteIn('IL');
  return rated({ quote: { ...quote, address: { ...quote.address, zip_code: '60018', city, county } } });
};

test('the cities and counties of one ZIP have one price, as the city chooser says', () => {
  expect(inCity('Rosemont', 'Cook')).toEqual(inCity('Des Plaines', 'DuPage'));
});

describe('the order of offers', () => {
  test('cheapest first, and nothing else in the result', () => {
    const result = rated();
    expect(offersOf(result)).toEqual([
      ['USIC-DEFAULT', 15_400],
      ['USHC-DEFAULT', 15_700],
      ['FCIC-MAVERICK', 16_900],
      ['IIC-DEFAULT', 17_400],
    ]);
    expect({ ...result, best_match: null, other_rates: [] }).toEqual(NOTHING);
  });

  test('at equal prices carriers and their products keep the order they are listed in', () => {
    const towing = [{ type: 'towing' as const, description: 'Towing and Labor', limits: [] }];
    const result = rated({ quote: quoteIn('IL'), coveragesFor: () => towing });
    expect(offersOf(result)).toEqual([
      ['FCIC-MAVERICK', 600],
      ['USHC-ROAD_WARRIOR', 600],
      ['USIC-DEFAULT', 600],
      ['IIC-DEFAULT', 600],
    ]);
  });
});

describe('narrowing the request', () => {
  test('one carrier', () => {
    expect(offersOf(rated({ carrierId: 'FCIC' }))).toEqual([['FCIC-MAVERICK', 16_900]]);
    expect(offersOf(rated({ carrierId: 'IIC' }))).toEqual([['IIC-DEFAULT', 17_400]]);
  });

  test("one product, even if it is not its carrier's cheapest", () => {
    const quote = quoteIn('IL');
    expect(offersOf(rated({ quote, carrierId: 'USHC' }))).toMatchObject([['USHC-ROAD_WARRIOR', 12_600]]);
    // $145 x .96 x .80 x 1.04 x 1.12 = $129.71.
    expect(offersOf(rated({ quote, productId: 'USHC-SCORE' }))).toEqual([['USHC-SCORE', 13_000]]);
  });

  test.each<[string, Partial<RatingInput>]>([
    ['a carrier that does not sell in the state', { carrierId: 'TXR' }],
    ['a product nobody sells', { productId: 'FCIC-NONE' }],
    ['a product of another carrier', { carrierId: 'IIC', productId: 'FCIC-MAVERICK' }],
  ])('%s: nobody offers, and nobody refuses', (_name, input) => {
    expect(rated(input)).toEqual({ ...NOTHING, errors: [REFUSED] });
  });

  test('coverages by product and car', () => {
    const asked: string[] = [];
    const result = rated({
      coveragesFor: (productId, vehicle) => {
        asked.push(`${productId} ${vehicle.id}`);
        return productId === 'FCIC-MAVERICK' ? [] : vehicle.coverages;
      },
    });
    // Each is rated for the way it is paid, and for the other way to compute savings.
    expect([...new Set(asked)]).toEqual([
      'FCIC-MAVERICK vehicle-1',
      'USHC-DEFAULT vehicle-1',
      'USIC-DEFAULT vehicle-1',
      'IIC-DEFAULT vehicle-1',
    ]);
    expect(offersOf(result)[0]).toEqual(['FCIC-MAVERICK', 0]);
    expect(offersOf(result)[1]).toEqual(['USIC-DEFAULT', 15_400]);
  });

  test('a version of the tables by its name; an unknown name throws', () => {
    expect(rated({ rateVersion: 'r1' })).toEqual(rated());
    expect(() => rated({ rateVersion: 'r0' })).toThrow(new RangeError('No such rate version'));
  });

  test('price only: the same rates without vehicles and savings, which a what-if does not need', () => {
    const whole = rated();
    expect(whole.best_match?.vehicles).toHaveLength(1);
    expect(bareRates(rated({ priceOnly: true }))).toEqual(bareRates(whole));
    expect(rated({ priceOnly: true }).best_match?.vehicles).toEqual([]);
  });
});

test.each<[boolean, string | null | undefined, number]>([
  [false, undefined, 16_900],
  [true, undefined, 16_000],
  [false, null, 16_900],
  [true, null, 16_000],
  // A plan code overrides the quote: 4501 is USIC's 1 Pay, 4504 its 4 Pay.
  [false, '4501', 16_000],
  [true, '4501', 16_000],
  [false, '4504', 16_900],
  [true, '4504', 16_900],
  [false, '0000', 16_900],
  [true, '0000', 16_000],
])('paid in full %j and plan %j: 5%% off or not, %d cents', (pay_in_full, planCode, premium) => {
  // $168.896 x .95 = $160.45.
  const input = { quote: quoteIn('WI', { pay_in_full }), carrierId: 'FCIC' } as const;
  const plan = planCode === undefined ? {} : { planCode };
  expect(offersOf(rated({ ...input, ...plan }))).toEqual([['FCIC-MAVERICK', premium]]);
});

test.each<[string, string, RatingInput['territory'], number]>([
  ['a ZIP of the core gets 1.20', '60601', undefined, 20_300],
  ['a given territory replaces that of the ZIP', '60601', 'suburb', 16_900],
  ['a given territory replaces the neutral one', '00000', 'core', 20_300],
  ['an unknown ZIP gets the neutral territory', '00000', undefined, 16_900],
])('%s', (_name, zip_code, territory, premium) => {
  const quote = quoteIn('WI');
  const address = { ...quote.address, zip_code };
  // $145 x 1.20 x 1.04 x 1.12 = $202.68.
  const input = { quote: { ...quote, address }, carrierId: 'FCIC', ...(territory && { territory }) } as const;
  expect(offersOf(rated(input))).toEqual([['FCIC-MAVERICK', premium]]);
});

describe('no offer', () => {
  test('missing answers are reported before anything is rated, cars first', () => {
    const quote = quoteIn('WI', { vehicles: [], drivers: [] });
    const missing = { code: 'quote_incomplete', message: 'quote_incomplete' };
    expect(rated({ quote, rateVersion: 'r0' })).toEqual({
      ...NOTHING,
      errors: [
        { ...missing, attribute: 'vehicles' },
        { ...missing, attribute: 'drivers' },
      ],
    });
  });

  test('carriers that refuse are listed separately from those that offer', () => {
    const result = rated({ quote: withAccidents(3) });
    // 3 + 4 + 4 = 11 points at IIC's 1.10 and FCIC's 1.12, of which comprehensive uses a quarter.
    expect(offersOf(result)).toEqual([
      ['IIC-DEFAULT', 25_500],
      ['FCIC-MAVERICK', 27_400],
    ]);
    expect({ ...result, best_match: null, other_rates: [] }).toEqual({
      ...NOTHING,
      declined: [
        { carrier_id: 'USHC', errors: TOO_MANY },
        { carrier_id: 'USIC', errors: TOO_MANY },
      ],
    });
  });

  test('if all refuse, the error is rater_error with each reason', () => {
    const declined = ['FCIC', 'USHC', 'USIC', 'IIC'].map((carrier_id) => ({ carrier_id, errors: TOO_MANY }));
    expect(rated({ quote: withAccidents(4) })).toEqual({ ...NOTHING, declined, errors: [REFUSED] });
  });
});

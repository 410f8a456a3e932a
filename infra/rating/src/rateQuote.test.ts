import { STATE_CODES, type Rate, type RateResult } from '@shared/domain';
import { rateQuote, replayTrace, withoutTraces } from '.';
import { profileCoverages } from './calibration/profileCoverages';
import { SAMPLE_DATE, sampleDriver, sampleQuote, sampleVehicle } from './samples/sampleQuote';

function ratesOf(result: RateResult): Rate[] {
  return result.best_match ? [result.best_match, ...result.other_rates] : [];
}

const towing = { type: 'towing', description: 'Towing and Labor', limits: [] } as const;
const towed = sampleVehicle('IL', { coverages: [{ ...towing, limits: [] }] });

describe('the result (specification 3, Rate)', () => {
  test.each(STATE_CODES)(
    '%s: at least four carriers, one rate each, cheapest first (reading 2) [9-62, R2, R2-2, 1-4]',
    (state) => {
      const rates = ratesOf(rateQuote({ quote: sampleQuote(state) }, SAMPLE_DATE));
      const premiums = rates.map((rate) => rate.policy_premium);
      expect(rates.length).toBeGreaterThanOrEqual(4);
      expect(new Set(rates.map((rate) => rate.carrier_id)).size).toBe(rates.length);
      expect(premiums).toEqual(premiums.toSorted((left, right) => left - right));
      expect(rates.every((rate) => rate.carrier_product_state_code === state)).toBe(true);
      expect(rates.some((rate) => rate.carrier_id === 'TXR')).toBe(state === 'TX');
    },
  );

  test.each([
    ['excellent', 'USHC-SCORE'],
    ['fair', 'USHC-ROAD_WARRIOR'],
  ] as const)(
    'IL, %s credit: of the two USHC products only the cheaper is kept [3-109, R2-6, 1-5]',
    (credit_score, id) => {
      const quote = sampleQuote('IL', { drivers: [sampleDriver({ credit_score })] });
      const rates = ratesOf(rateQuote({ quote }, SAMPLE_DATE)).filter((rate) => rate.carrier_id === 'USHC');
      expect(rates.map((rate) => rate.carrier_product_id)).toEqual([id]);
    },
  );

  test('the final quote rates only the chosen product (reading 6) [R6]', () => {
    const result = rateQuote({ quote: sampleQuote('IN'), productId: 'USHC-ROAD_RANGER' }, SAMPLE_DATE);
    expect(ratesOf(result).map((rate) => rate.id)).toEqual(['USHC-ROAD_RANGER']);
  });

  test('only USIC is monitored (reading 4) [R4]', () => {
    const rates = ratesOf(rateQuote({ quote: sampleQuote('IN') }, SAMPLE_DATE));
    const monitored = rates.filter((rate) => rate.monitored_driver);
    expect(monitored.map((rate) => rate.carrier_id)).toEqual(['USIC']);
  });

  test('a product may rate coverages of its own (reading 15) [R15]', () => {
    const quote = sampleQuote('IL');
    const own = rateQuote({ quote, coveragesFor: () => profileCoverages('IL', 'LIABILITY') }, SAMPLE_DATE);
    const liability = sampleQuote('IL', {
      vehicles: [sampleVehicle('IL', { coverage_package_name: 'LIABILITY' })],
    });
    expect(own).toEqual(rateQuote({ quote: liability }, SAMPLE_DATE));
  });
});

describe('money', () => {
  test('replaying uses the multipliers: a modified trace gives another price', () => {
    const rate = rateQuote({ quote: sampleQuote('IL') }, SAMPLE_DATE).best_match;
    const tampered = structuredClone(rate);
    const step = tampered?.vehicles[0]?.coverages[0]?.steps.find(({ multiplier }) => multiplier !== null);
    if (!tampered || !step) throw new Error('expected a rate with steps');
    step.multiplier = '1.5000';
    expect(replayTrace(tampered)).not.toBe(tampered.policy_premium);
  });

  test('a twelve-month term (PA) is twice the six-month premium; elsewhere there is none (reading 7) [R7-2]', () => {
    const term = { duration: 12, effective: '2026-06-02', expires: '2027-06-02' } as const;
    const pa = rateQuote({ quote: sampleQuote('PA') }, SAMPLE_DATE).best_match;
    const year = rateQuote({ quote: sampleQuote('PA', { term }) }, SAMPLE_DATE).best_match;
    const il = rateQuote({ quote: sampleQuote('IL', { term }) }, SAMPLE_DATE).best_match;
    expect(year?.policy_premium).toBe((pa?.policy_premium ?? 0) * 2);
    expect(year?.term.duration).toBe(12);
    expect(year?.fees).toEqual(pa?.fees);
    expect(il?.term.duration).toBe(6);
  });

  test('a rate without its traces is otherwise the same', () => {
    const rate = rateQuote({ quote: sampleQuote('IL', { vehicles: [towed] }) }, SAMPLE_DATE).best_match;
    if (!rate) throw new Error('expected a rate');
    const bare = withoutTraces(rate);
    expect({ ...bare, vehicles: [] }).toEqual({ ...rate, vehicles: [] });
    const coverage = { type: 'towing', limits: [], premium: 600, steps: [] };
    expect(bare.vehicles).toEqual([
      { vehicle_id: 'vehicle-1', driver_id: 'driver-1', premium: 600, coverages: [coverage] },
    ]);
    expect(rate.vehicles[0]?.coverages[0]?.steps).toHaveLength(1);
  });
});

const violation = { type: 'red_light', date: '2026-01-15', description: null };

test('one coverage by hand: bodily injury in IL, city, man of 20, one minor violation, IIC', () => {
  const driver = sampleDriver({ age: 20, accident_violations: [violation] });
  const quote = sampleQuote('IL', { drivers: [driver], homeowner: true });
  const rate = rateQuote({ quote, territory: 'city', productId: 'IIC-DEFAULT' }, SAMPLE_DATE).best_match;
  const [first] = rate?.vehicles[0]?.coverages ?? [];
  expect(first?.type).toBe('bodily_injury');
  // 1.04 x .985^4 = 0.97898..., and one point of IIC's own base.
  expect(first?.steps.map((step) => [step.factor, step.multiplier, step.after_mills])).toEqual([
    ['factor.base', null, 170_000],
    ['factor.carrier', '1.0300', 175_100],
    ['factor.state', '1.2200', 213_622],
    ['factor.territory', '1.2000', 256_346],
    ['factor.driver_class', '2.0000', 512_692],
    ['factor.symbol', '1.0000', 512_692],
    ['factor.vehicle_age', '0.9790', 501_925],
    ['factor.use', '1.0000', 501_925],
    ['factor.miles', '1.0000', 501_925],
    ['factor.points', '1.1000', 552_118],
    ['factor.credit', '1.0000', 552_118],
    ['factor.limit', '1.0000', 552_118],
    ['factor.homeowner', '0.9000', 496_906],
    ['factor.currently_insured', '0.9500', 472_061],
    ['factor.whole_dollars', null, 472_000],
  ]);
});

test('discounts stop at 40 percent, and the trace says so', () => {
  const drivers = [1, 2].map((id) =>
    sampleDriver({ id: `driver-${id}`, good_student: true, defensive_driver: true, policy_holder: id === 1 }),
  );
  const vehicles = [1, 2].map((id) => sampleVehicle('IL', { id: `vehicle-${id}` }));
  const quote = sampleQuote('IL', { drivers, vehicles, homeowner: true, pay_in_full: true });
  const usic = rateQuote({ quote, productId: 'USIC-DEFAULT' }, SAMPLE_DATE).best_match;
  const steps = usic?.vehicles[0]?.coverages[0]?.steps ?? [];
  const floor = steps.find((step) => step.factor === 'factor.discount_floor');
  const before = steps.find((step) => step.factor === 'factor.homeowner')?.before_mills ?? 0;
  expect(floor?.after_mills).toBe(Math.round(before * 0.6));
  expect(floor?.before_mills).toBeLessThan(floor?.after_mills ?? 0);
});

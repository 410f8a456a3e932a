import type { CreditScore, Driver, StateCode, Tort } from '@shared/domain';
import type { RatableQuote } from '../risk';
import { SAMPLE_DATE, sampleDriver, sampleQuote } from '../samples/sampleQuote';
import { driverVariations, POLICY_KINDS } from './policyKinds';
import type { Variation, Varied } from './variation';

const varied = (quote: RatableQuote): Varied => ({ quote, date: SAMPLE_DATE, entriesOf: () => [] });
const ofPolicy = (quote: RatableQuote) => POLICY_KINDS.flatMap((of) => of(varied(quote)));
const ofDrivers = (quote: RatableQuote) => driverVariations(varied(quote));
const kinds = (list: readonly Variation[]) => list.map(({ kind }) => kind);
const askedOf = (state: StateCode, driver: Driver) =>
  kinds(ofDrivers(sampleQuote(state, { drivers: [driver] })));

const holder = sampleDriver();
const second = (changes: Partial<Driver> = {}) =>
  sampleDriver({ id: 'driver-2', policy_holder: false, created_at: '2026-01-02T00:00:00.000Z', ...changes });

describe('the whole policy', () => {
  test('is varied by home, insurance and paying in full, one at a time', () => {
    const quote = sampleQuote('IL');
    const whole = { vehicle_id: null, driver_id: null };
    expect(ofPolicy(quote)).toStrictEqual([
      { ...whole, kind: 'homeowner', values: { to: 'yes' }, quote: { ...quote, homeowner: true } },
      {
        ...whole,
        kind: 'currently_insured',
        values: { to: 'no' },
        quote: { ...quote, currently_insured: false },
      },
      {
        ...whole,
        kind: 'pay_in_full',
        values: { to: 'pay_in_full' },
        quote: { ...quote, pay_in_full: true },
      },
    ]);
  });

  test.each([
    [true, 'no', false],
    [false, 'yes', true],
    [null, 'yes', true],
  ])('an answer of %s is varied to %s', (answer, to, changed) => {
    const quote = sampleQuote('IL', { homeowner: answer, currently_insured: answer });
    const [homeowner, insured] = ofPolicy(quote);
    expect(homeowner?.values).toEqual({ to });
    expect(homeowner?.quote).toStrictEqual({ ...quote, homeowner: changed });
    expect(insured?.values).toEqual({ to });
    expect(insured?.quote).toStrictEqual({ ...quote, currently_insured: changed });
  });

  test('insurance that ended too long ago is varied to insurance in force (reading 55)', () => {
    const prior_policy = {
      insurer_name: 'Acme',
      term_expiration: '1999-12-31',
      duration: 6,
      continuous: false,
    };
    const [, insured] = ofPolicy(sampleQuote('IL', { prior_policy }));
    expect(insured?.values).toEqual({ to: 'yes' });
    expect(insured?.quote).toMatchObject({ currently_insured: true, prior_policy: null });
  });

  test('paid in full is varied to monthly', () => {
    const quote = sampleQuote('IL', { pay_in_full: true });
    const payment = ofPolicy(quote).at(-1);
    expect(payment?.values).toEqual({ to: 'monthly' });
    expect(payment?.quote).toStrictEqual({ ...quote, pay_in_full: false });
  });

  test.each<[Tort | null, Tort | null, Tort, Tort]>([
    ['LIMITED', 'LIMITED', 'LIMITED', 'FULL'],
    ['LIMITED', null, 'LIMITED', 'FULL'],
    ['FULL', 'LIMITED', 'FULL', 'LIMITED'],
    ['LIMITED', 'FULL', 'LIMITED', 'FULL'],
    ['FULL', 'FULL', 'FULL', 'LIMITED'],
  ])(
    'tort in PA with %s and %s goes from %s to %s by the policyholder’s answer [R50]',
    (mine, theirs, from, to) => {
      const drivers = [{ ...holder, tort: mine }, second({ tort: theirs })];
      const quote = sampleQuote('PA', { drivers });
      const list = ofPolicy(quote);
      expect(kinds(list)).toEqual(['homeowner', 'currently_insured', 'pay_in_full', 'tort']);
      expect(list.at(-1)).toStrictEqual({
        kind: 'tort',
        values: { from, to },
        vehicle_id: null,
        driver_id: null,
        quote: { ...quote, drivers: [{ ...holder, tort: to }, second({ tort: theirs })] },
      });
    },
  );
});

test('tort in PA is the one that counts in a price: an excluded driver who chose full does not', () => {
  const drivers = [
    { ...holder, tort: 'LIMITED' as const },
    second({ tort: 'FULL', included_in_policy: false }),
  ];
  expect(ofPolicy(sampleQuote('PA', { drivers })).at(-1)).toMatchObject({
    kind: 'tort',
    values: { from: 'LIMITED', to: 'FULL' },
  });
  expect(ofPolicy(sampleQuote('PA', { drivers: [] })).at(-1)?.values).toEqual({
    from: 'LIMITED',
    to: 'FULL',
  });
});

describe('which drivers get which variations', () => {
  test.each<[StateCode, string, Partial<Driver>, string[]]>([
    ['IL', 'with a clean record', {}, ['defensive_driver']],
    ['IN', 'with a clean record', {}, []],
    ['IL', 'who took the course', { defensive_driver: true }, []],
    ['IL', 'of 23', { age: 23 }, ['defensive_driver', 'good_student']],
    ['MO', 'of 23', { age: 23 }, []],
    ['IL', 'of 24', { age: 24 }, ['defensive_driver']],
    ['IL', 'of 23 who is married', { age: 23, marital_status: 'married' }, ['defensive_driver']],
    ['IL', 'of 23 who is a good student', { age: 23, good_student: true }, ['defensive_driver']],
    ['IL', 'with an SR-22', { requires_sr22: true }, ['defensive_driver', 'sr22']],
    ['IL', 'of 23 with an SR-22', { age: 23, requires_sr22: true }, ['defensive_driver', 'sr22']],
    ['MO', 'with an SR-22', { requires_sr22: true }, ['sr22']],
    ['OK', 'with an SR-22', { requires_sr22: true }, ['defensive_driver']],
    ['PA', 'with an SR-22', { requires_sr22: true }, ['defensive_driver']],
  ])('in %s a policyholder %s', (state, _name, changes, expected) => {
    expect(askedOf(state, { ...holder, ...changes })).toEqual(['credit', 'credit', ...expected]);
  });

  test.each<[string, Partial<Driver>, string[]]>([
    ['of 25', { age: 25 }, ['young_driver']],
    ['of 90', { age: 90 }, ['young_driver']],
    ['of 24', { age: 24 }, ['young_driver']],
    ['of 16', { age: 16, good_student: true }, ['young_driver']],
    ['of no known age', { age: null }, []],
  ])('another driver %s never gets a credit variation', (_name, changes, expected) => {
    const driver = second({ defensive_driver: true, ...changes });
    expect(askedOf('IL', driver)).toEqual(expected);
  });

  test('drivers keep their order, without excluded and unlicensed ones', () => {
    const quote = sampleQuote('IL', {
      drivers: [
        second({ id: 'excluded', included_in_policy: false, age: 20 }),
        second({ id: 'young', age: 20, requires_sr22: true }),
        second({ id: 'unlicensed', license_status: 'not_licensed', age: 20 }),
        holder,
      ],
    });
    expect(ofDrivers(quote).map(({ kind, driver_id }) => `${kind} ${driver_id}`)).toEqual([
      'defensive_driver young',
      'sr22 young',
      'young_driver young',
      'credit driver-1',
      'credit driver-1',
      'defensive_driver driver-1',
    ]);
  });
});

describe("what a driver's variation changes", () => {
  test.each<[CreditScore | null, string, CreditScore[]]>([
    ['excellent', 'excellent', ['good']],
    ['good', 'good', ['excellent', 'fair']],
    ['fair', 'fair', ['good', 'poor']],
    ['poor', 'poor', ['fair']],
    // No history rates like good.
    ['none', 'none', ['excellent', 'fair']],
    [null, 'none', ['excellent', 'fair']],
  ])('credit of %s goes from %s to %j', (credit_score, from, scores) => {
    const drivers = [{ ...holder, credit_score, defensive_driver: true }, second({ defensive_driver: true })];
    const quote = sampleQuote('IL', { drivers });
    expect(ofDrivers(quote).filter(({ kind }) => kind === 'credit')).toStrictEqual(
      scores.map((to) => ({
        kind: 'credit',
        values: { from, to },
        vehicle_id: null,
        driver_id: 'driver-1',
        quote: { ...quote, drivers: [{ ...drivers[0], credit_score: to }, drivers[1]] },
      })),
    );
  });

  test.each<[string, Partial<Driver>, Variation['values'], Partial<Driver> | null]>([
    ['defensive_driver', {}, {}, { defensive_driver: true }],
    ['good_student', { age: 20 }, {}, { good_student: true }],
    ['sr22', { requires_sr22: true }, {}, { requires_sr22: false }],
    ['young_driver', { age: 20 }, { age: 20 }, null],
  ])('%s changes one answer, or leaves the driver out', (kind, changes, values, change) => {
    const driver = second(changes);
    const quote = sampleQuote('IL', { drivers: [holder, driver] });
    const [tort, ...others] = ofDrivers(quote).filter(
      (each) => each.kind === kind && each.driver_id === driver.id,
    );
    expect(others).toEqual([]);
    expect(tort).toStrictEqual({
      kind,
      values,
      vehicle_id: null,
      driver_id: 'driver-2',
      quote: { ...quote, drivers: change === null ? [holder] : [holder, { ...driver, ...change }] },
    });
  });
});

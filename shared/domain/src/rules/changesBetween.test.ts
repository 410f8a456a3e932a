import { answered, applied, sampleDriver, sampleQuote, sampleVehicle } from '../testing/samples';
import { changesBetween } from '.';

const before = sampleQuote({ ...answered, vehicles: [sampleVehicle()], drivers: [sampleDriver()] });
const second = sampleVehicle({ id: 'v2', model: 'Civic' });

test('ignores what the server computes', () => {
  const rated = {
    ...before,
    version: before.version + 3,
    status: 'RATED' as const,
    vehicles: [sampleVehicle({ vehicle_premium: 50_000, coverages: [] })],
  };
  expect(changesBetween(before, rated)).toEqual([]);
});

test.each([
  ['the home', { homeowner: !before.homeowner }],
  ['the prior policy', { prior_policy: null, currently_insured: !before.currently_insured }],
  ['the start', { term: { duration: 6 as const, effective: '2026-12-24', expires: '2027-06-24' } }],
  [
    'the residence',
    { residence_info: { current_residence_date: '2021-01-01', ownership: 'rented' as const } },
  ],
  ['the place', { address: { ...before.address, zip_code: '62701' } }],
])('%s counts as an answer', (_, change) => {
  expect(changesBetween(before, { ...before, ...change })).toEqual([{ of: 'answers' }]);
});

test('a mailing address is an answer unless it only follows the home address [R45]', () => {
  const home = { ...before.address, line1: '1 Main St' };
  const moved = { ...home, line1: '2 Main St' };
  const at = (address: typeof home, mail: typeof home) => ({
    ...before,
    address,
    drivers: [sampleDriver({ address: mail })],
  });
  expect(changesBetween(at(home, home), at(home, moved))).toEqual([{ of: 'answers' }]);
  expect(changesBetween(at(home, home), at(moved, moved))).toEqual([{ of: 'answers' }]);
  expect(changesBetween(at(home, moved), at(home, moved))).toEqual([]);
});

test('lists added, removed and changed cars and drivers by position', () => {
  const changed = sampleVehicle({ use_code: 'farm' });
  expect(changesBetween(before, { ...before, vehicles: [changed, second], drivers: [] })).toEqual([
    { of: 'vehicles', how: 'changed', item: changed, at: 0, fields: ['use_code'] },
    { of: 'vehicles', how: 'added', item: second, at: 1, fields: [] },
    { of: 'drivers', how: 'removed', item: before.drivers[0], at: 0, fields: [] },
  ]);
});

test('a new policyholder is asked other questions, so counts as changed', () => {
  const heir = sampleDriver({ policy_holder: !sampleDriver().policy_holder });
  expect(changesBetween(before, { ...before, drivers: [heir] })).toMatchObject([
    { of: 'drivers', how: 'changed' },
  ]);
});

describe('changes of the carrier’s questions', () => {
  const [first, ...rest] = applied.questions ?? [];
  if (first === undefined) throw new Error('The sample answers no question');
  const changed = (change: Partial<typeof first>) =>
    changesBetween(applied, { ...applied, questions: [{ ...first, ...change }, ...rest] });

  test.each([
    ['another answer', { value: true }, true],
    ['another explanation', { explanation: 'A dent' }, true],
    ['another language', { text: '¿Otro idioma?' }, false],
    ['an answer cleared by a vehicle', { value: null }, false],
    ['an answer forced by a vehicle', { value: true, disabled: true }, false],
  ])('%s', (_name, change, isReported) => {
    expect(changed(change)).toEqual(isReported ? [{ of: 'questions' }] : []);
  });

  test('answered for the first time', () => {
    expect(changesBetween({ ...applied, questions: null }, applied)).toEqual([{ of: 'questions' }]);
  });
});

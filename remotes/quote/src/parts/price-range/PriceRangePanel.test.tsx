import type { PriceRange } from '@shared/domain';
import { aDriver, aQuote, aRate, aVehicle, refusal, type FakeHandler } from '@shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openAt } from '../../testing/openAt';
import { rangeStepOf } from './rangeStepOf';

const CALL = 'GET /v2/quotes/:id/price-range';

const assumed: PriceRange['assumed'] = [
  { kind: 'cars', driver_id: null, low: 1, high: 2 },
  { kind: 'drivers', driver_id: null, low: 1, high: 1 },
  { kind: 'age', driver_id: null, low: 35, high: 21 },
  { kind: 'marital_status', driver_id: null, low: 'married', high: 'single' },
  { kind: 'credit_score', driver_id: null, low: 'excellent', high: 'fair' },
  { kind: 'homeowner', driver_id: null, low: 'yes', high: 'no' },
  { kind: 'record', driver_id: null, low: 'clean', high: 'clean' },
  { kind: 'annual_distance', driver_id: null, low: 12_000, high: 12_000 },
];
const answer = (low: number, high: number): PriceRange => ({ range: { low, high }, term: 6, assumed });

const quote = aQuote({
  homeowner: true,
  currently_insured: false,
  vehicles: [aVehicle()],
  drivers: [aDriver({ first_name: null, last_name: null })],
});
const open = (handler: FakeHandler, path = '/quotes/drivers', changes = {}, options = {}) =>
  openAt(path, { ...quote, ...changes }, { ...options, handlers: { [CALL]: handler } });

/** On a phone, as here, the column beside the question is folded. */
const panel = async () => {
  const name = /^(Your price takes shape|Su precio toma forma)$/;
  const section = (await screen.findByRole('heading', { name, hidden: true })).closest('section');
  if (!section) throw new Error('no panel');
  return section;
};

test('from the first car on, the range stands beside the question and says what it assumes', async () => {
  const { api } = open(() => answer(93_400, 131_000));
  const section = await panel();
  expect(section).toHaveTextContent('$934 to $1,310');
  expect(section).toHaveTextContent('Estimate for 6 months, fees included.');
  expect(within(section).getByRole('row', { name: 'You $934–$1,310', hidden: true })).toBeInTheDocument();
  const lines = within(section).getAllByRole('listitem', { hidden: true });
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Cars: 1 to 2',
    'Age: 21 to 35',
    'Marital status: Married or Single',
    'Credit: Excellent to Fair',
    'Homeowner: Yes or No',
    'Accidents and tickets: None so far',
    'Miles a year per car: 12,000',
  ]);
  expect(screen.getByRole('button', { name: 'Your quote so far $934–$1,310' })).toBeInTheDocument();
  const asked = api.calls.find(({ path }) => path.endsWith('/price-range'));
  expect(asked?.query.get('step')).toBe('drivers');
});

test('the list keeps the range of each moment, and going to the next step is no answer', async () => {
  const { user } = open(
    ({ query }) => (query.get('step') === 'drivers' ? answer(90_000, 150_000) : answer(93_400, 131_000)),
    '/quotes/vehicles',
    { drivers: [] },
  );
  await waitFor(async () =>
    expect(within(await panel()).getAllByRole('row', { hidden: true })).toHaveLength(1),
  );
  await user.click(screen.getByRole('link', { name: 'Continue to drivers' }));
  await waitFor(async () =>
    expect(within(await panel()).getAllByRole('row', { hidden: true })).toHaveLength(2),
  );
  const rows = within(await panel()).getAllByRole('row', { hidden: true });
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '2019 Toyota Camry$934–$1,310',
    'All cars added$900–$1,500',
  ]);
  expect(await panel()).not.toHaveTextContent('wider');
});

test('an answer that makes the range wider is said to, until the next one', async () => {
  const highs = [131_000, 190_000];
  const names = ['Camry', 'Civic', 'Accord'];
  const vehicles = names.map((model, at) => aVehicle({ id: `vehicle-${at + 1}`, model }));
  const { user } = open(() => answer(93_400, highs.shift() ?? 190_000), '/quotes/vehicles', {
    id: 'quote-wider',
    drivers: [],
    vehicles,
  });
  const remove = async (name: RegExp) => {
    await user.click(screen.getByRole('button', { name }));
    await user.click(await screen.findByRole('button', { name: 'Remove it' }));
  };
  expect(await panel()).toHaveTextContent('It narrows as you answer.');
  await remove(/^Remove .*Accord/);
  await waitFor(async () => expect(await panel()).toHaveTextContent('Your last answer made it wider.'));
  await remove(/^Remove .*Civic/);
  await waitFor(async () => expect(await panel()).not.toHaveTextContent('wider'));
});

test('a range without width is one amount', async () => {
  const error = jest.spyOn(console, 'error');
  open(() => answer(73_000, 73_000), '/quotes/drivers');
  const section = await panel();
  expect(within(section).getByText('$730', { selector: 'p' })).toBeInTheDocument();
  expect(section).toHaveTextContent('Your price so far: $730Estimate for 6 months, fees included.');
  expect(section).not.toHaveTextContent('narrows');
  expect(within(section).getByRole('row', { name: 'You $730', hidden: true })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Your quote so far $730' })).toBeInTheDocument();
  // Such as two children with the same key.
  expect(error).not.toHaveBeenCalled();
  error.mockRestore();
});

const payWay: PriceRange['assumed'] = [{ kind: 'pay_in_full', driver_id: null, low: 'yes', high: 'no' }];

// The table of momentName has the other names.
test('at review the newest range has its own name if only the way of paying is open', async () => {
  open(() => ({ ...answer(93_400, 131_000), assumed: payWay }), '/quotes/review');
  const row = within(await panel()).getByRole('rowheader', { hidden: true });
  expect(row).toHaveTextContent('Everything answered');
});

const assumedOf = async (household: PriceRange['assumed'], changes = {}) => {
  open(() => ({ ...answer(93_400, 131_000), assumed: household }), '/quotes/drivers', changes);
  const lines = within(await panel()).getAllByRole('listitem', { hidden: true });
  return lines.map(({ textContent }) => textContent);
};

test('a driver who may still be added is assumed only at the high end', async () => {
  expect(
    await assumedOf([
      { kind: 'drivers', driver_id: null, low: 1, high: 2 },
      { kind: 'another_driver', driver_id: null, low: 17, high: 17 },
    ]),
  ).toEqual(['Drivers: 1 to 2', 'Another driver: none, or one aged 17']);
});

test('a driver whom both ends assume has two ages', async () => {
  expect(
    await assumedOf([
      { kind: 'drivers', driver_id: null, low: 2, high: 2 },
      { kind: 'another_driver', driver_id: null, low: 35, high: 17 },
    ]),
  ).toEqual(['Age of any other driver: 17 to 35']);
});

test('of several drivers, each assumption names its own', async () => {
  const error = jest.spyOn(console, 'error');
  const sam = aDriver({ id: 'driver-2', policy_holder: false, first_name: 'Sam', last_name: 'Lee' });
  const ages: PriceRange['assumed'] = ['driver-1', 'driver-2'].map((driver_id) => ({
    kind: 'age',
    driver_id,
    low: 35,
    high: 21,
  }));
  expect(await assumedOf(ages, { drivers: [...quote.drivers, sam] })).toEqual([
    'Age (You): 21 to 35',
    'Age (Sam Lee): 21 to 35',
  ]);
  expect(error).not.toHaveBeenCalled();
  error.mockRestore();
});

test('a range that has moved is announced', async () => {
  let version = 0;
  const { user } = open(
    () => (version++ === 0 ? answer(93_400, 131_000) : answer(93_400, 190_000)),
    '/quotes/vehicles',
    { drivers: [], vehicles: [aVehicle(), aVehicle({ id: 'vehicle-2', model: 'Civic' })] },
  );
  const section = await panel();
  expect(within(section).getByRole('status', { hidden: true })).toHaveTextContent(
    'Your price so far: $934 to $1,310',
  );
  await user.click(screen.getByRole('button', { name: /^Remove .*Civic/ }));
  await user.click(await screen.findByRole('button', { name: 'Remove it' }));
  await waitFor(async () => expect(await panel()).toHaveTextContent('Your price so far: $934 to $1,900'));
});

test('in Spanish', async () => {
  open(() => answer(93_400, 131_000), '/quotes/review', {}, { language: 'es' });
  const section = await panel();
  expect(section).toHaveTextContent('$934 a $1,310');
  expect(section).toHaveTextContent('Estado civil: Casado o casada / Soltero o soltera');
});

test.each([
  ['fails', () => refusal(429, 'rate_limited')],
  ['has no range', () => ({ range: null, term: null, assumed: [] })],
])('a call that %s leaves the panel out, and nothing is said', async (_what, handler) => {
  const { api } = open(handler);
  await waitFor(() => expect(api.calls.some(({ path }) => path.endsWith('/price-range'))).toBe(true));
  expect(await screen.findByRole('link', { name: /See my prices|Save/ })).toBeInTheDocument();
  expect(
    screen.queryByRole('heading', { name: 'Your price takes shape', hidden: true }),
  ).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test.each([
  ['without a car', { vehicles: [], drivers: [] }],
  ['in the purchase, where there is a price', { selected_rate: aRate() }],
])('%s nothing is asked', async (_when, changes) => {
  const { api } = open(() => answer(1, 2), '/vehicles/new', changes);
  await screen.findByRole('heading', { level: 1 });
  expect(api.calls.some(({ path }) => path.endsWith('/price-range'))).toBe(false);
});

test.each([
  ['/vehicles/new', 0, 'vehicles'],
  ['/quotes/vehicles', 0, 'vehicles'],
  ['/quotes/vehicles', 1, 'review'],
  ['/quotes/edit', 0, 'vehicles'],
  ['/drivers/new', 0, 'drivers'],
  ['/quotes/drivers', 2, 'drivers'],
  ['/quotes/review', 1, 'review'],
] as const)('at %s with %i drivers the step is %s', (path, drivers, step) => {
  expect(rangeStepOf(path, { drivers: Array.from({ length: drivers }, () => aDriver()) })).toBe(step);
});

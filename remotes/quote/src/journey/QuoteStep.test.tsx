import { aDriver, aQuote, aVehicle, refusal } from '@shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { openAt } from '../testing/openAt';

const address = () => screen.getByTestId('address').textContent;
const fresh = aQuote();
const asked = aQuote({ homeowner: true, currently_insured: false });
const withCar = aQuote({ homeowner: true, currently_insured: false, vehicles: [aVehicle()] });

// The domain's tables say how far each answer leads.
test.each([
  ['/quotes/review', fresh, '/quotes/edit'],
  ['/drivers/new', asked, '/vehicles/new'],
])(
  'a deep link to %s that is too early redirects to the furthest step allowed [R39-6]',
  async (path, quote, to) => {
    openAt(path, quote);
    expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
    await waitFor(() => expect(address()).toBe(to));
  },
);

test('a quote that failed to load says what is saved, and loads again on request (reading 10) [R10-3]', async () => {
  const { user, api } = openAt('/quotes/review', withCar, {
    handlers: { 'GET /v2/quotes/:id': () => refusal(503, 'unavailable') },
  });
  expect(await screen.findByText(/Your quote is safe/)).toBeInTheDocument();
  api.use({ 'GET /v2/quotes/:id': () => withCar });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Check your answers' })).toBeInTheDocument();
});

test('an id that opens no quote here offers a new one (reading 34)', async () => {
  const { user, storage } = openAt('/quotes/review', withCar, {
    handlers: { 'GET /v2/quotes/:id': () => refusal(404, 'quote_not_found') },
  });
  await user.click(await screen.findByRole('button', { name: 'Start a new quote' }));
  await waitFor(() => expect(address()).toBe('/quotes/new'));
  expect(storage.getItem('quoteId')).toBeNull();
});

test.each([
  ['/quotes/edit', 'start', 8],
  ['/quotes/vehicles', 'vehicles', 33],
  ['/drivers/new', 'drivers', 65],
  ['/quotes/review', 'review', 100],
])(
  '%s is %s at %i percent, and the bar is off while the quote loads (section 9) [2.2-6, 2.2-7]',
  async (path, step, percent) => {
    const { bus } = openAt(path, { ...withCar, drivers: [aDriver()] });
    const positions: unknown[] = [];
    bus.on('journey:position-changed', (position) => positions.push(position));
    await screen.findByRole('heading', { level: 1 });
    expect(positions.at(0)).toMatchObject({ step, percent: null });
    expect(positions.at(-1)).toMatchObject({ step, percent });
  },
);

test('a completed step links back; a later one has no link [2.2-1, 2.2-8, 2.2-9, 2.2-10, 9-5, 9-64, 9-65, 9-66]', async () => {
  const { bus } = openAt('/vehicles/new', asked);
  await screen.findByRole('heading', { level: 1 });
  expect(bus.last('journey:position-changed')?.steps).toEqual([
    { id: 'start', labelKey: 'common:progress.start', percent: 8, path: '/quotes/edit' },
    { id: 'vehicles', labelKey: 'common:progress.vehicles', percent: 33, path: '/vehicles/new' },
    { id: 'drivers', labelKey: 'common:progress.drivers', percent: 65 },
    { id: 'review', labelKey: 'common:progress.review', percent: 100 },
  ]);
});

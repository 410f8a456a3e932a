import { renderWithProviders, refusal, storedQuote, type FakeHandlers } from '@shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { App } from '../App';
import { rates as en } from '../locales/en/rates';
import { rates as es } from '../locales/es/rates';
import { rateHandlers, ratedQuote, twoOffers } from '../testing/rateHandlers';

const resources = { en: { rates: en }, es: { rates: es } };

const open = (handlers: FakeHandlers = {}, search = '') =>
  renderWithProviders(<App />, {
    resources,
    stored: storedQuote(),
    path: `/quotes/quote-1/rates/${search}`,
    handlers: rateHandlers(handlers),
  });

test('2.9: the best carrier, its monthly price with the total beside it, and the browser title [2.1-3, 2.9-6, 2.9-10, 9-23, 9-24, 9-25, 9-41]', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: /Fairway Casualty/ })).toBeInTheDocument();
  // An installment of 160.00 with its fee of 5.00; 200 down and five of 165 are 1,025.
  expect(screen.getAllByText('$165')[0]).toBeInTheDocument();
  expect(screen.getByText('$1,025 in all for 6 months, fees included')).toBeInTheDocument();
  expect(document.title).toBe('Quote overview');
});

test('2.9: `index` picks another carrier; one that names none shows the first [2.9-1, 4-49]', async () => {
  const second = open({}, '?index=1');
  expect(await screen.findByRole('heading', { level: 1, name: /Union Summit/ })).toBeInTheDocument();
  second.unmount();
  open({}, '?index=9');
  expect(await screen.findByRole('heading', { level: 1, name: /Fairway Casualty/ })).toBeInTheDocument();
});

test('section 4: switching to pay in full rates again with the chosen plan code [2.9-12, 4-40, 4-41]', async () => {
  const { api, user } = open();
  await user.click(await screen.findByRole('radio', { name: /Pay in full/ }));
  await waitFor(() => {
    const asked = api.calls.findLast(({ path }) => path.endsWith('/rates'));
    expect(asked?.query.get('plan_code')).toBe('1001');
  });
});

test('section 4: another package is saved with its coverages, and the rates are asked for again [2.9-11, 4-37, 4-39]', async () => {
  const { api, user } = open({
    'PATCH /v2/quotes/:id/vehicles/:vehicleId': {
      vehicle: ratedQuote.vehicles[0],
      quote: { ...ratedQuote, version: 2 },
    },
  });
  const tabs = await screen.findByRole('group', { name: /Coverage for your 2019 Toyota Camry/ });
  const before = api.calls.filter(({ path }) => path.endsWith('/rates')).length;
  await user.click(within(tabs).getByRole('radio', { name: /Basic/ }));
  await waitFor(() => {
    const patch = api.calls.find(({ method }) => method === 'PATCH');
    expect(patch?.body).toMatchObject({ coverage_package_name: 'LIABILITY', liability_only: true });
  });
  await waitFor(() =>
    expect(api.calls.filter(({ path }) => path.endsWith('/rates')).length).toBeGreaterThan(before),
  );
});

test('reading 8: Buy online freezes the rate that is looked at and goes on to the application [2.9-15, R8]', async () => {
  const { api, user } = open(
    { 'PATCH /v2/quotes/:id': { ...ratedQuote, status: 'APPLYING', version: 2 } },
    '?index=1',
  );
  await user.click(await screen.findByRole('button', { name: /Buy online/ }));
  await waitFor(() => {
    const patch = api.calls.find(({ method }) => method === 'PATCH');
    expect(patch?.body).toEqual({ selected_rate: { id: 'rate-2' } });
  });
});

test('a purchase that cannot start says so and leaves the price where it is', async () => {
  const { user } = open({ 'PATCH /v2/quotes/:id': refusal(503, 'unavailable') });
  await user.click(await screen.findByRole('button', { name: /Buy online/ }));
  expect(await screen.findByText(en.failure.buy)).toBeInTheDocument();
  expect(screen.getAllByText('$165')[0]).toBeInTheDocument();
});

test('reading 10: prices that do not come can be asked for again [R10]', async () => {
  let asked = 0;
  const { user } = open({
    'GET /v2/quotes/:id/rates': () => {
      asked += 1;
      return asked < 2 ? refusal(503, 'unavailable') : twoOffers();
    },
  });
  await user.click(await screen.findByRole('button', { name: en.failure.retry }));
  expect(await screen.findByRole('heading', { level: 1, name: /Fairway Casualty/ })).toBeInTheDocument();
});

test('reading 34: a quote without its key shows no price', async () => {
  open({ 'GET /v2/quotes/:id': refusal(404, 'quote_not_found') });
  expect(await screen.findByText(en.unknown.title)).toBeInTheDocument();
});

import { aQuote, limitReached, refusal, type FakeHandlers } from '@shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { rates as en } from '../locales/en/rates';
import { deferred } from '../testing/deferred';
import { openRates, OVERVIEW } from '../testing/openRates';
import { ratedQuote, twoOffers } from '../testing/rateHandlers';

const bought = { ...ratedQuote, status: 'APPLYING', version: 2 };
const inIndiana = aQuote({ ...ratedQuote, address: { ...ratedQuote.address, state: 'IN' } });
const open = (handlers: FakeHandlers, search = '') => openRates(`${OVERVIEW}${search}`, handlers);
const buy = async (user: ReturnType<typeof openRates>['user']) =>
  user.click(await screen.findByRole('button', { name: en.overview.buyOnline }));
const standing = () => screen.getByTestId('standing').textContent;

test('Buy online freezes the shown rate, shows the transfer, and continues to the application (reading 8) [2.9-19, 3-161, 4-42, 4-43, R8, 1-10]', async () => {
  const saving = deferred();
  const { api, user } = open({ 'PATCH /v2/quotes/:id': saving.ask }, '?index=1');
  await buy(user);
  expect(await screen.findByRole('dialog', { name: en.transfer.title })).toBeInTheDocument();
  await waitFor(() =>
    expect(api.calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
      selected_rate: { id: 'rate-2' },
    }),
  );
  await act(async () => saving.answer(bought));
  await waitFor(() => expect(standing()).toBe('/bol/policy-details'));
});

test('a purchase that fails to start says so and keeps the price', async () => {
  const { user } = open({ 'PATCH /v2/quotes/:id': refusal(503, 'unavailable') });
  await buy(user);
  expect(await screen.findByText(en.trouble.buy)).toBeInTheDocument();
  expect(screen.getByRole('region', { name: en.overview.priceLabel })).toHaveTextContent('$1,025');
});

test('after too many tries it says for how long', async () => {
  const { user } = open({ 'PATCH /v2/quotes/:id': limitReached(7) });
  await buy(user);
  expect(await screen.findByText('Too many tries. Try again in 7 seconds.')).toBeInTheDocument();
});

test('a price that changed meanwhile is reported, and the new ones are requested', async () => {
  const { api, user } = open({ 'PATCH /v2/quotes/:id': refusal(409, 'rates_stale') });
  await screen.findByRole('button', { name: en.overview.buyOnline });
  const before = api.calls.filter(({ path }) => path.endsWith('/rates')).length;
  await buy(user);
  expect(await screen.findByText(en.trouble.price)).toBeInTheDocument();
  await waitFor(() =>
    expect(api.calls.filter(({ path }) => path.endsWith('/rates')).length).toBeGreaterThan(before),
  );
});

describe('USIC in Indiana (section 4, reading 4)', () => {
  const handlers = { 'GET /v2/quotes/:id': inIndiana, 'PATCH /v2/quotes/:id': bought };

  test('asks about the monitored-driver program first; if accepted, the purchase continues [2.9-18, 4-44, 9-40, R4-2]', async () => {
    const { api, user } = open(handlers, '?index=1');
    await buy(user);
    const dialog = await screen.findByRole('dialog', { name: en.monitored.title });
    expect(dialog).toHaveTextContent('For 6 months an app tracks');
    for (const step of ['Enroll', 'Drive', 'Form your rate']) expect(dialog).toHaveTextContent(`${step}.`);
    expect(api.calls.some(({ method }) => method === 'PATCH')).toBe(false);
    await user.click(within(dialog).getByRole('button', { name: en.monitored.accept }));
    await waitFor(() => expect(standing()).toBe('/bol/policy-details'));
  });

  test('canceling returns to the comparison, and nothing is bought [4-44, R4-3]', async () => {
    const { api, user } = open(handlers, '?index=1');
    await buy(user);
    await user.click(await screen.findByRole('button', { name: en.monitored.cancel }));
    await waitFor(() => expect(standing()).toBe('/rates/quote-1/compare'));
    expect(api.calls.some(({ method }) => method === 'PATCH')).toBe(false);
  });

  test('does not ask for another carrier, or for USIC in another state', async () => {
    const there = open(handlers);
    await buy(there.user);
    await waitFor(() => expect(standing()).toBe('/bol/policy-details'));
    there.unmount();
    const elsewhere = open({ 'PATCH /v2/quotes/:id': bought }, '?index=1');
    await buy(elsewhere.user);
    await waitFor(() => expect(standing()).toBe('/bol/policy-details'));
  });
});

test('a monitored rate explains its program, and other rates have nothing to explain [2.9-18, 9-40]', async () => {
  const { user, unmount } = open({}, '?index=1');
  await user.click(await screen.findByRole('button', { name: en.carrier.program }));
  const dialog = await screen.findByRole('dialog', { name: en.program.title });
  expect(dialog).toHaveTextContent('After 6 months, your driving sets your rate.');
  await user.click(within(dialog).getByRole('button', { name: en.program.close }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  unmount();
  open({ 'GET /v2/quotes/:id/rates': { ...twoOffers(), other_rates: [] } });
  await screen.findByRole('button', { name: en.overview.buyOnline });
  expect(screen.queryByRole('button', { name: en.carrier.program })).not.toBeInTheDocument();
});

test('a carrier stopped meanwhile has its own message', async () => {
  const { user } = open({ 'PATCH /v2/quotes/:id': refusal(409, 'moratorium') });
  await buy(user);
  expect(await screen.findByText(en.trouble.stopped)).toBeInTheDocument();
});

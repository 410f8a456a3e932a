import { todayIn } from '@shared/api-client/hooks';
import { CARRIERS, coveragesFor } from '@shared/domain';
import { formatDate } from '@shared/i18n';
import { aPaymentOption, refusal, settle, type FakeHandlers } from '@shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { rates as en } from '../locales/en/rates';
import { deferred } from '../testing/deferred';
import { openMath, openRates, openSheet, OVERVIEW } from '../testing/openRates';
import { ratedQuote, twoOffers } from '../testing/rateHandlers';

const open = (handlers: FakeHandlers = {}, search = '') => openRates(`${OVERVIEW}${search}`, handlers);
const standing = () => screen.getByTestId('standing');
const heading = (carrier: RegExp) => screen.findByRole('heading', { level: 1, name: carrier });

test('shows the best carrier, its schedule with the total beside it, and the browser title (2.9) [2.1-3, 2.9-6, 2.9-10, 9-23, 9-24, 9-25, 9-41]', async () => {
  open();
  const title = await heading(/Fairway and Union Summit are lowest/);
  const card = within(screen.getByRole('region', { name: en.overview.priceLabel }));
  // An installment of 160.00 with its fee of 5.00; 200 down and five of 165 are 1,025.
  expect(await card.findByRole('heading', { name: '6 payments: $200 today, then 5 of $165' })).toBeVisible();
  expect(card.getByText('$1,025')).toBeInTheDocument();
  expect(card.getByText('for 6 months, every fee included')).toBeInTheDocument();
  // Read by the shell, since the remote does not own the page when a partner embeds it.
  expect(title).toHaveAttribute('data-title', 'Quote overview');
});

test('`index` selects another carrier; its screen renders once the carrier has loaded (2.9) [2.9-1, 4-49]', async () => {
  const carriers = deferred();
  const payment_options = [
    aPaymentOption({ deposit: 23_000, installment_info: { amount: 18_000, fee: 500 } }),
  ];
  const dearer = twoOffers().other_rates.map((rate) => ({ ...rate, payment_options }));
  const { api } = open(
    {
      'GET /v2/quotes/:id/rates': { ...twoOffers(), other_rates: dearer },
      'GET /v2/carriers/getallcarriers': carriers.ask,
    },
    '?index=1',
  );
  await waitFor(() =>
    expect(api.calls.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/v2/quotes/quote-1/rates', '/v2/carriers/getallcarriers']),
    ),
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Getting your prices');
  await act(async () => carriers.answer({ carriers: Object.values(CARRIERS) }));
  const title = await heading(/Union Summit, \$130 more than the lowest/);
  await waitFor(() => expect(title).toHaveFocus());
  const card = within(screen.getByRole('region', { name: en.overview.priceLabel }));
  expect(await card.findByRole('heading', { name: '6 payments: $230 today, then 5 of $185' })).toBeVisible();
  expect(standing()).toHaveTextContent(`${OVERVIEW}?index=1`);
});

test('the carrier stays when another package changes the price order, and the URL follows it', async () => {
  const { api, user } = open({
    'PATCH /v2/quotes/:id/vehicles/:vehicleId': {
      vehicle: ratedQuote.vehicles[0],
      quote: { ...ratedQuote, version: 2 },
    },
  });
  await heading(/Fairway/);
  const { best_match: first, other_rates: others } = twoOffers();
  api.use({ 'GET /v2/quotes/:id/rates': { ...twoOffers(), best_match: others[0], other_rates: [first] } });
  await user.click(await screen.findByRole('radio', { name: /Enhanced/ }));
  await waitFor(() => expect(standing().textContent).toBe(`${OVERVIEW}?index=1`));
  expect(screen.getByRole('radio', { name: 'Fairway Casualty' })).toBeChecked();
});

test('logo, name, rating, description and phone of the carrier (2.9) [2.9-2, 2.9-3, 2.9-4, 2.9-5]', async () => {
  const { container } = open();
  expect(await screen.findByRole('heading', { level: 2, name: 'Fairway Casualty' })).toBeInTheDocument();
  await screen.findByText(en.carrier.service);
  expect(container.querySelector('img')?.getAttribute('src')).toMatch(/assets\/carriers\/logos\/fcic\.png$/);
  expect(screen.getByRole('img', { name: '4.5 of 5 stars' })).toBeInTheDocument();
  expect(screen.getByText('9.5/10')).toBeInTheDocument();
  expect(screen.getByText(en.carrier.description.FCIC)).toBeInTheDocument();
  const call = screen.getByRole('link', { name: /Call Fairway Casualty at/ });
  expect(call.textContent).toMatch(/^\(\d{3}\) \d{3}-\d{4}$/);
  expect(call).toHaveAttribute('href', `tel:+1${CARRIERS.FCIC.phone}`);
});

test('vehicles with their coverage, drivers, the disclaimer and the estimate’s assumptions (2.9) [2.9-7, 2.9-8, 2.9-9]', async () => {
  const { container, user } = open();
  const cars = await screen.findByRole('region', { name: en.vehicles.heading });
  expect(within(cars).getByRole('heading', { name: '2019 Toyota Camry' })).toBeInTheDocument();
  expect(screen.getByRole('region', { name: en.drivers.heading })).toHaveTextContent('Policyholder');
  const tonight = formatDate(todayIn(ratedQuote.address), 'en', 'long');
  expect(screen.getByText(/not an offer of insurance/)).toHaveTextContent(
    `Good until midnight tonight, ${tonight}. Quote number Q-1`,
  );
  const assumed = await openSheet(user, 'assumed');
  expect(assumed).toHaveTextContent(`These prices are good until midnight on ${tonight}`);
  expect(assumed).toHaveTextContent('12,000 miles a year for each car');
  expect(assumed).toHaveTextContent('Birthdays estimated from the ages you gave');
  expect(assumed).toHaveTextContent('not an offer of insurance');
  expect(await axe(container)).toHaveNoViolations();
});

test('Edit quote links to the review, Other rates to the comparison if there are others (2.9) [2.9-13, 2.9-14]', async () => {
  const both = open();
  expect(await screen.findByRole('link', { name: 'Edit quote' })).toHaveAttribute('href', '/quotes/review');
  expect(screen.getByRole('link', { name: en.offers.others })).toHaveAttribute(
    'href',
    '/rates/quote-1/compare',
  );
  both.unmount();
  open({ 'GET /v2/quotes/:id/rates': { ...twoOffers(), other_rates: [] } });
  await heading(/Fairway/);
  expect(screen.queryByRole('link', { name: en.offers.others })).not.toBeInTheDocument();
});

test('buy online, email my quote, have an agent contact me: each opens its dialog (2.9) [2.9-15]', async () => {
  const { user } = open({ 'PATCH /v2/quotes/:id': deferred().ask });
  for (const [action, opened] of [
    ['Email my quote', 'Email my quote'],
    ['Have an agent contact me', 'Have an agent contact me'],
  ] as const) {
    await user.click(await screen.findByRole('button', { name: action }));
    expect(await screen.findByRole('dialog', { name: opened })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  }
  await user.click(screen.getByRole('button', { name: 'Buy online' }));
  expect(
    await screen.findByRole('dialog', { name: 'Transferring you to a secure portal' }),
  ).toBeInTheDocument();
});

test('three tabs per car; the change is saved while they are busy, then rates are refreshed (section 4) [2.9-11, 4-37, 4-38, 4-39, 7-37, 1-7]', async () => {
  const saving = deferred();
  const { api, user } = open({ 'PATCH /v2/quotes/:id/vehicles/:vehicleId': saving.ask });
  const tabs = await screen.findByRole('group', { name: /Coverage for your 2019 Toyota Camry/ });
  expect(
    within(tabs)
      .getAllByRole('radio')
      .map((tab) => tab.closest('label')?.textContent),
  ).toEqual(['Basic\u00a0', 'Betteryour choice', 'Enhanced\u00a0']);
  const before = api.calls.filter(({ path }) => path.endsWith('/rates')).length;
  await user.click(within(tabs).getByRole('radio', { name: /Basic/ }));
  expect(await screen.findByText(en.vehicles.saving)).toBeInTheDocument();
  for (const tab of within(tabs).getAllByRole('radio')) expect(tab).toHaveAttribute('aria-disabled', 'true');
  await waitFor(() => {
    const patch = api.calls.find(({ method }) => method === 'PATCH');
    const coverages = coveragesFor('IL', 'LIABILITY');
    expect(patch?.body).toEqual({ coverage_package_name: 'LIABILITY', liability_only: true, coverages });
  });
  await act(async () =>
    saving.answer({ vehicle: ratedQuote.vehicles[0], quote: { ...ratedQuote, version: 2 } }),
  );
  await waitFor(() =>
    expect(api.calls.filter(({ path }) => path.endsWith('/rates')).length).toBeGreaterThan(before),
  );
  expect(screen.queryByText(en.vehicles.saving)).not.toBeInTheDocument();
});

const told = () =>
  screen
    .getAllByRole('radio', { name: /^(Basic|Better|Enhanced)/ })
    .map((tab) => tab.closest('label')?.textContent);

describe('each package says what it changes in the total before it is chosen [R54]', () => {
  const packages = [
    { vehicle_id: 'vehicle-1', package: 'LIABILITY', difference: -18_000 },
    { vehicle_id: 'vehicle-1', package: 'BETTER', difference: 9_400 },
  ];
  const changes = ({ query }: { query: URLSearchParams }) => ({
    carrier_id: query.get('carrier_id'),
    changes: [],
    deductibles: [],
    packages,
  });
  test('as signed dollars', async () => {
    const { container } = open({ 'GET /v2/quotes/:id/rates/changes': changes });
    await screen.findByText('−$180');
    expect(told()).toEqual(['Basic−$180', 'Betteryour choice', 'Enhanced+$94']);
    expect(await axe(container)).toHaveNoViolations();
  });

  test('nothing while another package is saved, whose price is not known yet', async () => {
    const { user } = open({
      'GET /v2/quotes/:id/rates/changes': changes,
      'PATCH /v2/quotes/:id/vehicles/:vehicleId': deferred().ask,
    });
    await screen.findByText('−$180');
    await user.click(screen.getByRole('radio', { name: /^Enhanced/ }));
    expect(told()).toEqual(['Basic\u00a0', 'Better\u00a0', 'Enhancedyour choice']);
  });

  test('nothing if a deductible is kept for a later package, which the server does not know [R68]', async () => {
    sessionStorage.setItem('deductibles', JSON.stringify({ 'vehicle-1': { collision: 25_000 } }));
    const { api } = open({ 'GET /v2/quotes/:id/rates/changes': changes });
    await waitFor(() => expect(api.calls.some(({ path }) => path.endsWith('/changes'))).toBe(true));
    await act(settle);
    expect(told()).toEqual(['Basic\u00a0', 'Betteryour choice', 'Enhanced\u00a0']);
    sessionStorage.removeItem('deductibles');
  });

  test('arrowing over the packages saves once', async () => {
    const { user, api } = open({
      'GET /v2/quotes/:id/rates/changes': changes,
      'PATCH /v2/quotes/:id/vehicles/:vehicleId': refusal(503, 'unavailable'),
    });
    (await screen.findByRole('radio', { name: /^Better/ })).focus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    const saves = () => api.calls.filter(({ method }) => method === 'PATCH');
    await waitFor(() => expect(saves()).toHaveLength(1));
    expect(saves()[0]?.body).toMatchObject({ coverage_package_name: 'LIABILITY' });
  });
});

test('a package that fails to save is reported, and the previous one stays (section 8)', async () => {
  const { bus, user } = open({ 'PATCH /v2/quotes/:id/vehicles/:vehicleId': refusal(503, 'unavailable') });
  const asked: unknown[] = [];
  bus.on('alert:show-requested', (alert) => asked.push(alert));
  await user.click(await screen.findByRole('radio', { name: /Enhanced/ }));
  // The alert disappears after four seconds; the message beside the choice stays (reading 21).
  expect(await screen.findByText(en.trouble.saving)).toBeInTheDocument();
  expect(asked).toEqual([{ variant: 'danger', textKey: 'common:alerts.coverage_failed' }]);
  expect(screen.getByRole('radio', { name: /Better/ })).toBeChecked();
});

test('a package chosen for a quote that another browser changed is reported, and the prices are requested again (ADR 0014)', async () => {
  let quote = ratedQuote;
  const { api, user } = open({
    'GET /v2/quotes/:id': () => quote,
    'PATCH /v2/quotes/:id/vehicles/:vehicleId': () => {
      quote = { ...ratedQuote, version: 7 };
      return refusal(412, 'version_stale');
    },
  });
  const enhanced = await screen.findByRole('radio', { name: /Enhanced/ });
  const ratings = () => api.calls.filter(({ path }) => path.endsWith('/rates')).length;
  const before = ratings();
  await user.click(enhanced);
  expect(await screen.findByText(en.trouble.stale)).toBeInTheDocument();
  await waitFor(() => expect(ratings()).toBeGreaterThan(before));
});

test('an offer without its steps requests them by its rate for the receipt', async () => {
  const [other] = twoOffers().other_rates;
  const bare = other && {
    ...other,
    vehicles: other.vehicles.map((car) => ({
      ...car,
      coverages: car.coverages.map((coverage) => ({ ...coverage, steps: [] })),
    })),
  };
  const { api, user } = open(
    {
      'GET /v2/quotes/:id/rates': ({ query }: { query: URLSearchParams }) =>
        query.get('rate_id') === 'rate-2' ? twoOffers() : { ...twoOffers(), other_rates: [bare] },
    },
    '?index=1',
  );
  await openMath(user);
  expect(await screen.findByText('$170.000')).toBeInTheDocument();
  expect(api.calls.some(({ query }) => query.get('rate_id') === 'rate-2')).toBe(true);
});

test('steps that fail to load are reported and can be retried (reading 10) [R10-3]', async () => {
  const [other] = twoOffers().other_rates;
  const coverages = other?.vehicles[0]?.coverages.map((coverage) => ({ ...coverage, steps: [] })) ?? [];
  const bare = other && { ...other, vehicles: other.vehicles.map((car) => ({ ...car, coverages })) };
  const { api, user } = open(
    {
      'GET /v2/quotes/:id/rates': ({ query }: { query: URLSearchParams }) =>
        query.get('rate_id') === null ? { ...twoOffers(), other_rates: [bare] } : refusal(503, 'unavailable'),
    },
    '?index=1',
  );
  const sheet = within(await openSheet(user, 'made'));
  expect(await sheet.findByText(/We couldn’t load the steps of this price/)).toBeInTheDocument();
  api.use({ 'GET /v2/quotes/:id/rates': twoOffers() });
  await user.click(sheet.getByRole('button', { name: en.failure.retry }));
  await user.click(sheet.getByText('2019 Toyota Camry', { selector: 'summary > span > :first-child' }));
  expect(await screen.findByText('$170.000')).toBeInTheDocument();
  expect(screen.queryByText(/couldn’t load the steps/)).not.toBeInTheDocument();
});

test('prices that fail to load can be retried (reading 10) [R10-3]', async () => {
  let asked = 0;
  const { user } = open({
    'GET /v2/quotes/:id/rates': () => {
      asked += 1;
      return asked < 2 ? refusal(503, 'unavailable') : twoOffers();
    },
  });
  await user.click(await screen.findByRole('button', { name: en.failure.retry }));
  expect(await heading(/Fairway/)).toBeInTheDocument();
});

test('a quote without its key shows no price (reading 34)', async () => {
  open({ 'GET /v2/quotes/:id': refusal(404, 'quote_not_found') });
  expect(await screen.findByText(en.unknown.title)).toBeInTheDocument();
});

import { aDriver, aQuote, aVehicle, limitReached, refusal, type FakeHandlers } from '@shared/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { openAt } from '../../testing/openAt';

const place = (zip: string, state: string, cities: string[], covered = true) => ({
  zip_code: zip,
  state,
  covered,
  counties: [{ name: 'Cook', cities }],
});
const lookups: FakeHandlers = {
  'GET /v2/locations/lookup': ({ query }) => {
    const zip = query.get('zip_code') ?? '';
    if (zip === '60018') return place(zip, 'IL', ['Des Plaines', 'Rosemont']);
    if (zip === '60601') return place(zip, 'IL', ['Chicago']);
    if (zip === '90210') return place(zip, 'CA', ['Beverly Hills'], false);
    return refusal(404, 'zip_not_found');
  },
};
const open = (path = '/quotes/new', quote: ReturnType<typeof aQuote> | null = null) =>
  openAt(path, quote, { handlers: lookups });
const zipField = () => screen.findByLabelText(/ZIP code where you keep/);
const submit = () => screen.getByRole('button', { name: 'Start my quote' });
const address = () => screen.getByTestId('address').textContent;
const created = (calls: { method: string; path: string }[]) =>
  calls.filter(({ method, path }) => method === 'POST' && path === '/v2/quotes');

beforeEach(() => sessionStorage.clear());

test('the field keeps only the digits, at most five (section 5) [2.3-3, 5-63, 5-64, 9-1]', async () => {
  const { user } = open();
  await user.type(await zipField(), '6o0018-1234');
  expect(await zipField()).toHaveValue('60018');
});

test('submitting before the fifth digit shows an error at the field, and sends nothing (section 5, reading 52) [5-2]', async () => {
  const { user, api } = open();
  await user.type(await zipField(), '606');
  await user.click(submit());
  expect(await zipField()).toHaveAccessibleDescription('Enter your 5-digit ZIP code.');
  expect(await zipField()).toHaveFocus();
  expect(api.calls).toEqual([]);
  await user.type(await zipField(), '01');
  expect(await zipField()).not.toHaveAccessibleDescription();
});

test('a submit whose ZIP the form does not know waits for no answer: nobody was asked', async () => {
  const { api } = open();
  fireEvent.submit((await zipField()).closest('form') ?? document.body);
  expect(await zipField()).toHaveAccessibleDescription('Enter your 5-digit ZIP code.');
  expect(screen.queryByText('Checking your zip code for coverage')).not.toBeInTheDocument();
  expect(api.calls).toEqual([]);
});

test('exactly one pair creates the quote at once, says that we cover it, and goes to the questions (2.3) [2.3-11, 2.3-12, 4-2, 4-3, 5-4, 1-2]', async () => {
  const { user, api, bus, storage } = open();
  const alerts: unknown[] = [];
  bus.on('alert:show-requested', (alert) => alerts.push(alert));
  await user.type(await zipField(), '60601{Enter}');
  await waitFor(() => expect(address()).toBe('/quotes/edit'));
  expect(created(api.calls)).toHaveLength(1);
  expect(created(api.calls)[0]).toMatchObject({
    body: { address: { zip_code: '60601', state: 'IL', county: 'Cook', city: 'Chicago' } },
  });
  expect(alerts).toEqual([
    { variant: 'success', textKey: 'common:alerts.covered', values: { zip: '60601' } },
  ]);
  expect(storage.getItem('quoteId')).toBe('quote-1');
});

test('several pairs are offered as city (county) (2.3) [2.3-7, 2.3-8, 2.3-9, 4-4, 4-6]', async () => {
  const { user, api } = open();
  await user.type(await zipField(), '60018{Enter}');
  const city = await screen.findByLabelText('City');
  expect(city).toHaveDisplayValue('Select your city');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('60018');
  expect(screen.queryByLabelText(/ZIP code where/)).not.toBeInTheDocument();
  expect(screen.getByText('Your price is the same in each.', { exact: false })).toBeInTheDocument();
  expect(created(api.calls)).toHaveLength(0);
  await user.selectOptions(city, 'Rosemont (Cook)');
  await user.click(screen.getByRole('button', { name: 'Continue with this city' }));
  await waitFor(() => expect(address()).toBe('/quotes/edit'));
  expect(created(api.calls)[0]).toMatchObject({ body: { address: { city: 'Rosemont' } } });
});

test('Cancel clears the cities and the ZIP (2.3) [2.3-10]', async () => {
  const { user } = open();
  await user.type(await zipField(), '60018{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Use another ZIP code' }));
  expect(await zipField()).toHaveValue('');
  // The focused button was removed with the cities.
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('the start takes no focus if it is the first page [2.3-1]', async () => {
  open();
  await zipField();
  expect(document.body).toHaveFocus();
});

test.each([
  ['/quotes/new?zip_code=60601', '/quotes/edit'],
  ['/quotes/new?zip_code=90210', '/quotes/not-covered?location=90210'],
  ['/quotes/new?zip_code=90210&typed=1', '/quotes/not-covered?location=90210'],
  ['/quotes/new?zip_code=00000&typed=1', '/quotes/not-covered?location=00000'],
])('%s leads to %s (reading 18) [2.3-4, R18-5, R18-6]', async (path, to) => {
  open(path);
  await waitFor(() => expect(address()).toBe(to));
});

test('a link with too few digits stays with the text and the form (reading 18) [2.3-5, 5-3, 8-7, R18-2]', async () => {
  open('/quotes/new?zip_code=6001');
  expect(await screen.findByText('Please enter a valid zipcode')).toBeInTheDocument();
  expect(address()).toBe('/quotes/new?zip_code=6001');
});

test('a typed ZIP we do not cover leads to not-covered (section 8) [2.3-13, 4-5, 8-1]', async () => {
  const { user } = open();
  await user.type(await zipField(), '90210{Enter}');
  await waitFor(() => expect(address()).toBe('/quotes/not-covered?location=90210'));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent("We don't cover 90210");
});

test.each([
  ['a ZIP that does not exist', '00000', {}],
  ['a quote that is refused', '60601', { 'POST /v2/quotes': () => refusal(422, 'state_not_covered') }],
])('%s leads to not-covered, which names the ZIP (section 8) [8-1]', async (_, zip, answers) => {
  const { user, api, storage } = open();
  api.use(answers);
  await user.type(await zipField(), `${zip}{Enter}`);
  await waitFor(() => expect(address()).toBe(`/quotes/not-covered?location=${zip}`));
  expect(await screen.findByRole('heading', { level: 1, name: `We don't cover ${zip}` })).toBeInTheDocument();
  expect(storage.getItem('quoteId')).toBeNull();
});

test('a busy service is no refusal: it says so with a reference, and the ZIP is kept and can be retried (2.3, reading 10) [2.3-14, R10-3]', async () => {
  const { user, api } = open();
  api.use({ 'GET /v2/locations/lookup': () => refusal(503, 'unavailable') });
  await user.type(await zipField(), '60601{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t check 60601 right now');
  expect(screen.getByText(/^Reference: [\w-]{8,64}$/)).toBeInTheDocument();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(address()).toBe('/quotes/new');
  api.use(lookups);
  await user.click(retry);
  await waitFor(() => expect(address()).toBe('/quotes/edit'));
});

test.each([
  ['the look-up', { 'GET /v2/locations/lookup': () => limitReached(7) }],
  ['making the quote', { 'POST /v2/quotes': () => limitReached(7) }],
])('%s after too many tries says for how long, and can be retried', async (_, limited) => {
  const { user, api } = open();
  api.use(limited);
  await user.type(await zipField(), '60601{Enter}');
  expect(await screen.findByText('Too many tries. Try again in 7 seconds.')).toBeInTheDocument();
  api.use({ ...lookups, 'POST /v2/quotes': () => aQuote() });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(address()).toBe('/quotes/edit'));
});

test('a failed quote creation says so, and is retried with the same city', async () => {
  const { user, api } = open();
  let tries = 0;
  api.use({
    'POST /v2/quotes': () => {
      tries += 1;
      return tries === 1 ? refusal(503, 'unavailable') : aQuote();
    },
  });
  await user.type(await zipField(), '60601{Enter}');
  // The ZIP was checked; creating the quote failed.
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t set up your quote right now');
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(address()).toBe('/quotes/edit'));
  expect(tries).toBe(2);
});

test('a returning shopper resumes the purchase, or the review if it has not begun [R9-4, R18-3]', async () => {
  const goOn = { name: 'Continue my quote' };
  const rated = open(
    '/quotes/new',
    aQuote({ status: 'RATED', vehicles: [aVehicle()], drivers: [aDriver()] }),
  );
  await rated.user.click(screen.getByRole('link', goOn));
  await waitFor(() => expect(address()).toBe('/quotes/review'));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Check your answers');
  rated.unmount();
  const quote = aQuote({ status: 'APPLYING', vehicles: [aVehicle()], drivers: [aDriver()] });
  const applying = open('/quotes/new', quote);
  await applying.user.click(screen.getByRole('link', goOn));
  // A step that is too early redirects to the first unfinished one.
  await waitFor(() => expect(address()).toBe(`/bol/quotes/${quote.id}/rates`));
});

test('the link that resumes a purchase does so in a new tab too, which has no router state [R9-4]', async () => {
  const quote = aQuote({ status: 'APPLYING', vehicles: [aVehicle()], drivers: [aDriver()] });
  open('/quotes/review?resume=1', quote);
  await waitFor(() => expect(address()).toBe(`/bol/quotes/${quote.id}/rates`));
});

test('with a stored quote it offers to continue, and asks before a new ZIP replaces it (reading 18) [R18-3, R18-4]', async () => {
  const { user, api } = open('/quotes/new', aQuote());
  expect(screen.getByRole('link', { name: 'Continue my quote' })).toHaveAttribute(
    'href',
    '/quotes/review?resume=1',
  );
  await user.type(await zipField(), '60601{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Keep my quote' }));
  expect(created(api.calls)).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Start my quote' }));
  await user.click(await screen.findByRole('button', { name: 'Erase and start over' }));
  await waitFor(() => expect(address()).toBe('/quotes/edit'));
  expect(created(api.calls)).toHaveLength(1);
});

test('the start reports its position on the road, 8 percent (section 9) [2.2-2, 9-5]', () => {
  const { bus } = open();
  expect(bus.last('journey:position-changed')).toMatchObject({ step: 'start', percent: 8 });
});

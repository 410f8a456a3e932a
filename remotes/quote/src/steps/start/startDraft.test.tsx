import { aQuote, type FakeHandlers } from '@shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { openAt } from '../../testing/openAt';

const handlers: FakeHandlers = {
  'GET /v2/locations/lookup': {
    zip_code: '60018',
    state: 'IL',
    covered: true,
    counties: [{ name: 'Cook', cities: ['Des Plaines', 'Rosemont'] }],
  },
};
const zipField = () => screen.findByLabelText(/ZIP code where you keep/);

/** Opens the start again in the same tab. */
function reload(rendered: ReturnType<typeof openAt>, quote: ReturnType<typeof aQuote> | null = null) {
  rendered.unmount();
  return openAt('/quotes/new', quote, { handlers });
}

beforeEach(() => sessionStorage.clear());

test('a typed ZIP survives a reload, and only digits are stored', async () => {
  const first = openAt('/quotes/new', null, { handlers });
  await first.user.type(await zipField(), '600');
  reload(first);
  expect(await zipField()).toHaveValue('600');
  expect(Object.values(sessionStorage)).toEqual([
    JSON.stringify({ zip: '600', isChoosing: false, city: '' }),
  ]);
});

test('a reload keeps the city choice; canceling it clears the ZIP', async () => {
  const first = openAt('/quotes/new', null, { handlers });
  await first.user.type(await zipField(), '60018{Enter}');
  await screen.findByLabelText('City');
  const second = reload(first);
  expect(await screen.findByLabelText('City')).toHaveDisplayValue('Select your city');
  await second.user.click(screen.getByRole('button', { name: 'Use another ZIP code' }));
  reload(second);
  expect(await zipField()).toHaveValue('');
});

test('a city chosen after a link survives a reload, and starts the quote [2.3-7]', async () => {
  const link = '/quotes/new?zip_code=60018';
  const first = openAt(link, null, { handlers });
  await first.user.selectOptions(await screen.findByLabelText('City'), 'Rosemont (Cook)');
  first.unmount();
  const second = openAt(link, null, { handlers });
  expect(await screen.findByLabelText('City')).toHaveDisplayValue('Rosemont (Cook)');
  await second.user.click(screen.getByRole('button', { name: 'Continue with this city' }));
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/quotes/edit'));
  const created = second.api.calls.find(({ method, path }) => method === 'POST' && path === '/v2/quotes');
  expect(created?.body).toMatchObject({ address: { city: 'Rosemont', zip_code: '60018' } });
});

test('a link to another ZIP code does not take over the city', async () => {
  sessionStorage.setItem(
    'draft:none:start',
    JSON.stringify({ zip: '60016', isChoosing: true, city: 'Rosemont (Cook)' }),
  );
  openAt('/quotes/new?zip_code=60018', null, { handlers });
  expect(await screen.findByLabelText('City')).toHaveDisplayValue('Select your city');
});

test('creating the quote clears it', async () => {
  const first = openAt('/quotes/new', null, { handlers });
  await first.user.type(await zipField(), '60018{Enter}');
  await first.user.selectOptions(await screen.findByLabelText('City'), 'Rosemont (Cook)');
  await first.user.click(screen.getByRole('button', { name: 'Continue with this city' }));
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/quotes/edit'));
  reload(first, aQuote());
  expect(await zipField()).toHaveValue('');
});

test('an invalid stored draft reads as none', async () => {
  sessionStorage.setItem('draft:none:start', JSON.stringify({ zip: 60018, isChoosing: 'yes' }));
  openAt('/quotes/new', null, { handlers });
  expect(await zipField()).toHaveValue('');
});

test.each(['600189', ''])(
  'a link with the invalid ZIP "%s" says so, even while a city was being chosen [2.3-5]',
  async (zip) => {
    sessionStorage.setItem('draft:none:start', JSON.stringify({ zip: '60018', isChoosing: true }));
    openAt(`/quotes/new?zip_code=${zip}`, null, { handlers });
    expect(await screen.findByText('Please enter a valid zipcode')).toBeInTheDocument();
    expect(await zipField()).toHaveValue('');
    expect(screen.queryByLabelText('City')).not.toBeInTheDocument();
  },
);

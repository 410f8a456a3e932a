import { Link, useLocation, useNavigate } from 'react-router-dom';
import { aQuote, refusal, renderWithProviders, type FakeHandlers, settle } from '@shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { App } from '../../App';
import { openAt } from '../../testing/openAt';
import { quoteServer } from '../../testing/quoteServer';

const CITIES: Record<string, string[]> = { '60601': ['Chicago'], '60018': ['Des Plaines', 'Rosemont'] };
const handlers: FakeHandlers = {
  ...quoteServer(aQuote()),
  'GET /v2/locations/lookup': ({ query }) => {
    const zip_code = query.get('zip_code') ?? '';
    const cities = CITIES[zip_code];
    if (cities === undefined) return refusal(404, 'zip_not_found');
    return { zip_code, state: 'IL', covered: true, counties: [{ name: 'Cook', cities }] };
  },
};

/** The remote behind a page that links to it, in a browser with history. */
function Browser({ link }: { link: string }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      {pathname === '/away' ? <Link to={link}>Go</Link> : <App />}
      <button onClick={() => void navigate(-1)}>Back of the browser</button>
      <output data-testid="address">{pathname + search}</output>
    </>
  );
}
const address = () => screen.getByTestId('address').textContent;

beforeEach(() => sessionStorage.clear());

test.each([
  ['/quotes/new?zip_code=60601', '/quotes/edit'],
  ['/quotes/new?zip_code=10001&typed=1', '/quotes/not-covered?location=10001'],
])(
  'Back from where %s led returns to the link’s page without asking again (reading 18)',
  async (link, to) => {
    const { user, api } = renderWithProviders(<Browser link={link} />, { path: '/away', handlers });
    await user.click(screen.getByRole('link', { name: 'Go' }));
    await waitFor(() => expect(address()).toBe(to));
    // The target screen may also look up the ZIP.
    await screen.findByRole('heading', { level: 1 });
    await settle();
    const asked = api.calls.length;
    await user.click(screen.getByRole('button', { name: 'Back of the browser' }));
    expect(address()).toBe('/away');
    expect(api.calls.slice(asked).filter(({ path }) => path.includes('lookup'))).toEqual([]);
  },
);

test('after a typed ZIP, Back returns to the start', async () => {
  const { user } = renderWithProviders(<Browser link="/quotes/new" />, { path: '/away', handlers });
  await user.click(screen.getByRole('link', { name: 'Go' }));
  await user.type(await screen.findByLabelText(/ZIP code where you keep/), '60601{Enter}');
  await waitFor(() => expect(address()).toBe('/quotes/edit'));
  await user.click(screen.getByRole('button', { name: 'Back of the browser' }));
  expect(address()).toBe('/quotes/new');
});

test('a link’s ZIP that was answered does not ask again after its city choice is canceled (reading 18)', async () => {
  const { user } = openAt('/quotes/new?zip_code=60018', aQuote(), { handlers });
  await user.click(await screen.findByRole('button', { name: 'Erase and start over' }));
  await user.click(await screen.findByRole('button', { name: 'Use another ZIP code' }));
  expect(await screen.findByLabelText(/ZIP code where you keep/)).toHaveValue('');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

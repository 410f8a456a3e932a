import { Link } from 'react-router-dom';
import {
  aDriver,
  aQuote,
  aVehicle,
  renderWithProviders,
  storedQuote,
  type RenderOptions,
} from '@shared/testing';
import type { Quote } from '@shared/domain';
import { screen, waitFor } from '@testing-library/react';
import { App } from '../../App';
import { cars } from '../../testing/cars';
import { openAt } from '../../testing/openAt';

const open = (path: string, changes: Partial<Quote> = {}, options: RenderOptions = {}) =>
  openAt(path, aQuote({ homeowner: true, currently_insured: false, vehicles: [aVehicle()], ...changes }), {
    handlers: cars(),
    ...options,
  });
const address = () => screen.getByTestId('address').textContent;

beforeEach(() => sessionStorage.clear());

test.each([
  ['/vehicles/vehicle-1/edit', '/quotes/vehicles'],
  ['/rates/vehicles/vehicle-1/edit', '/quotes/review'],
])('saving on %s shows an alert and goes to %s (2.6) [2.6-10, 2.6-11, 4-27, 4-28]', async (path, to) => {
  const { user, api, bus } = open(path);
  const alerts: unknown[] = [];
  bus.on('alert:show-requested', (alert) => alerts.push(alert));
  await user.click(await screen.findByRole('radio', { name: /Farm work/ }));
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(address()).toBe(to));
  expect(api.calls.find(({ method }) => method === 'PATCH')).toMatchObject({
    path: '/v2/quotes/quote-1/vehicles/vehicle-1',
    body: { year: 2019, manufacturer: 'Toyota', use_code: 'farm', vin: '4T1B11HK*KU' },
  });
  expect(alerts).toMatchObject([{ variant: 'success', textKey: 'common:alerts.vehicle_saved' }]);
});

test.each([
  ['DRAFT', '/quotes/vehicles'],
  ['RATED', '/quotes/review'],
] as const)('Cancel on a %s quote goes to %s (2.6) [2.6-12]', async (status, to) => {
  open('/vehicles/vehicle-1/edit', { status });
  expect(await screen.findByRole('link', { name: 'Cancel' })).toHaveAttribute('href', to);
});

test('Cancel returns to the rates if opened from there (2.6) [2.6-12, 2.7-7, R16-6]', async () => {
  const quote = aQuote({
    status: 'RATED',
    homeowner: true,
    currently_insured: false,
    vehicles: [aVehicle()],
    drivers: [aDriver()],
  });
  const fromRates = { previousPath: '/rates' };
  const { user } = renderWithProviders(
    <>
      <Link to="/rates/vehicles/vehicle-1/edit" state={fromRates}>
        car
      </Link>
      <Link to="/drivers/driver-1/edit" state={fromRates}>
        driver
      </Link>
      <App />
    </>,
    {
      path: '/quotes/review',
      stored: storedQuote(),
      handlers: { ...cars(), 'GET /v2/quotes/:id': quote },
    },
  );
  for (const name of ['car', 'driver']) {
    await user.click(screen.getByRole('link', { name }));
    expect(await screen.findByRole('heading', { level: 1, name: /^Edit/ })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/quotes/quote-1/rates/');
  }
});

test('another car can be chosen instead', async () => {
  const { user } = open('/vehicles/vehicle-1/edit');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Edit your 2019 Toyota Camry');
  await user.click(screen.getByRole('button', { name: 'Choose another car' }));
  expect(screen.getByLabelText('VIN')).toHaveValue('');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByRole('link', { name: 'Choose your car to continue.' })).toHaveAttribute(
    'href',
    '#field-vin',
  );
});

test('a car that is not on the quote gets a message with a link to the list', async () => {
  open('/vehicles/gone/edit');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('isn’t on your quote');
  expect(screen.getByRole('link', { name: 'See your vehicles' })).toHaveAttribute('href', '/quotes/vehicles');
});

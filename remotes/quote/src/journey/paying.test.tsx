import type { Quote, QuoteStatus } from '@shared/domain';
import { aDriver, aQuote, aRate, aVehicle, refusal } from '@shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { cars } from '../testing/cars';
import { openAt } from '../testing/openAt';

const bought = (status: QuoteStatus): Quote =>
  aQuote({
    status,
    homeowner: true,
    currently_insured: false,
    vehicles: [aVehicle()],
    drivers: [aDriver()],
    selected_rate: aRate(),
  });
const open = (path: string, status: QuoteStatus, language: 'en' | 'es' = 'en') =>
  openAt(path, bought(status), { handlers: cars(), language });
const address = () => screen.getByTestId('address').textContent;

/** Another tab opens the payment without this one being notified. */
const payElsewhere = ({ api }: ReturnType<typeof open>) =>
  api.use({
    'GET /v2/quotes/:id': bought('PAYMENT_OPEN'),
    'PATCH /v2/quotes/:id/vehicles/:vehicleId': () => refusal(409, 'quote_closed'),
    'DELETE /v2/quotes/:id/vehicles/:vehicleId': () => refusal(409, 'quote_closed'),
  });

beforeEach(() => sessionStorage.clear());

// The domain's table of statuses says which are paying; this is that every screen asks it.
test.each([
  '/quotes/edit',
  '/quotes/vehicles',
  '/quotes/drivers',
  '/quotes/review',
  '/vehicles/new',
  '/vehicles/vehicle-1/edit',
  '/vehicles/vehicle-1/edit-coverages',
  '/drivers/new',
  '/drivers/driver-1/edit',
  '/drivers/driver-9/edit',
])('while the card page is open, %s redirects to the purchase (readings 8 and 9) [R9-2]', async (path) => {
  open(path, 'PAYMENT_OPEN');
  await waitFor(() => expect(address()).toBe('/bol/rate'));
});

test('until then it can be edited; a removal after another tab started the payment says why it failed, and links to the purchase [R9-2]', async () => {
  const shop = open('/quotes/vehicles', 'PLAN_CHOSEN');
  await shop.user.click(await screen.findByRole('button', { name: /^Remove/ }));
  payElsewhere(shop);
  await shop.user.click(await screen.findByRole('button', { name: 'Remove it' }));
  const title = await screen.findByRole('heading', { name: 'This quote can no longer be changed' });
  await waitFor(() => expect(title).toHaveFocus());
  expect(screen.getByText(/paying for it in another tab or browser/)).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await axe(shop.container)).toHaveNoViolations();
  await shop.user.click(screen.getByRole('link', { name: 'Go to my purchase' }));
  expect(address()).toBe('/bol/rate');
});

test('so does a form that is saved, in Spanish too', async () => {
  const shop = open('/vehicles/vehicle-1/edit', 'RATED', 'es');
  const save = await screen.findByRole('button', { name: 'Guardar cambios' });
  payElsewhere(shop);
  await shop.user.click(save);
  await screen.findByRole('heading', { name: 'Esta cotización ya no se puede cambiar' });
  expect(screen.getByRole('link', { name: 'Ir a mi compra' })).toHaveAttribute('href', '/bol/rate');
});

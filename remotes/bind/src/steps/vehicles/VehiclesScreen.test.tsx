import type { Quote } from '@shared/domain';
import { aVehicle, type RenderOptions } from '@shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { anAskedApplication, aWholeVehicle } from '../../testing/anApplication';
import { openAt } from '../../testing/openAt';

const lienholder = {
  name: 'First Bank',
  address: { line1: '1 Main St', line2: null, city: 'Austin', state: 'TX', zip_code: '78701' },
};
const two = [
  aWholeVehicle({ use_code: 'business', tnc: true, lienholder }),
  aVehicle({ id: 'vehicle-2', manufacturer: 'Honda', model: 'Civic' }),
];
const open = (changes: Partial<Quote> = {}, options: RenderOptions = {}) =>
  openAt('/bol/quotes/vehicles', anAskedApplication({ vehicles: two, ...changes }), options);
const card = async (name: string) => {
  const found = (await screen.findByRole('heading', { name })).closest('li');
  if (found === null) throw new Error('no card');
  return within(found);
};
const add = (role: 'link' | 'button') => screen.findByRole(role, { name: /Add a vehicle/ });

test('each car with its facts and what it still needs, by its form’s names (2.12) [2.12-32, 9-46]', async () => {
  open();
  const whole = await card('2019 Toyota Camry');
  for (const fact of [
    'Ridesharing',
    'VIN 1HGCM82633A004352',
    '9,000 miles on the odometer',
    '12,000 miles a year',
    'Lienholder: First Bank',
    'Complete',
  ]) {
    expect(whole.getByText(fact)).toBeInTheDocument();
  }
  expect(whole.getByRole('link', { name: 'Edit 2019 Toyota Camry' })).toHaveAttribute(
    'href',
    '/bol/vehicles/vehicle-1/edit',
  );
  const half = await card('2019 Honda Civic');
  expect(half.getByText('Add: VIN, Current mileage, and Miles driven in a year')).toBeInTheDocument();
  expect(half.getByRole('link', { name: 'Finish 2019 Honda Civic' })).toHaveAttribute(
    'href',
    '/bol/vehicles/vehicle-2/edit',
  );
});

test('nothing can be deleted in the purchase (2.12) [2.12-28]', async () => {
  open();
  await card('2019 Toyota Camry');
  expect(screen.queryByRole('button', { name: /Remove|Delete/ })).not.toBeInTheDocument();
});

test('while a car is incomplete, Continue only links to its form (2.12, reading 52) [2.12-35]', async () => {
  const { user } = open();
  const button = await screen.findByRole('button', { name: 'Continue to coverages' });
  await user.click(button);
  const line = within(screen.getByRole('alert')).getByRole('link');
  expect(line).toHaveAccessibleName('Finish the answers for the 2019 Honda Civic');
  expect(line.getAttribute('href')).toMatch(/^\/bol\/vehicles\/.+\/edit$/);
  expect(screen.getByTestId('address')).toHaveTextContent('/bol/quotes/vehicles');
});

test('with every car complete Continue goes to the coverages (2.12) [2.12-34]', async () => {
  open({ vehicles: [aWholeVehicle()] });
  expect(await screen.findByRole('link', { name: 'Continue to coverages' })).toHaveAttribute(
    'href',
    '/bol/coverages',
  );
});

test('a car is added on the quote’s screen, which returns here (2.12, reading 9) [2.12-33, R9]', async () => {
  open();
  const link = await add('link');
  expect(link).toHaveAttribute('href', '/vehicles/new?returnTo=%2Fbol%2Fquotes%2Fvehicles');
  expect(link).toHaveAccessibleDescription(/update your price/);
});

test('the sixth car fills the list, which says why (section 9) [9-4]', async () => {
  open({ vehicles: Array.from({ length: 6 }, (_, at) => aWholeVehicle({ id: `vehicle-${at}` })) });
  expect(await add('button')).toHaveAccessibleDescription(/the most one policy can hold/);
});

test('once the payment is open, the cars redirect to it (reading 9) [R9-2]', async () => {
  open({ vehicles: [aWholeVehicle()], status: 'PAYMENT_OPEN' });
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/bol/online-payment'));
  expect(screen.queryByText(/Add a vehicle/)).not.toBeInTheDocument();
});

test('in Spanish, and accessible to screen readers', async () => {
  const { container } = open({}, { language: 'es' });
  expect(
    await screen.findByText('Falta: VIN, Millaje actual y Millas recorridas al año'),
  ).toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

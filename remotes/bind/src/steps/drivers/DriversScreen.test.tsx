import { termFrom, type Driver, type Quote } from '@shared/domain';
import { aDriver } from '@shared/testing';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { aWholeDriver, START } from '../../testing/anApplication';
import { aPurchase, openAt } from '../../testing/openAt';

const holder = aWholeDriver({ license_state: 'IL' });
const son = (changes: Partial<Driver> = {}) =>
  aWholeDriver({
    id: 'driver-2',
    first_name: 'Bo',
    age: 20,
    policy_holder: false,
    policy_holder_relationship: 'dependent',
    ...changes,
  });

function aListed(drivers: Driver[]): Quote {
  const { address, ...quote } = aPurchase({
    term: termFrom(START, 6),
    residence_info: { current_residence_date: '2020-02-29', ownership: 'owned' },
    drivers,
  });
  return { ...quote, address: { ...address, line1: '1 Main St' } };
}
const open = (drivers: Driver[], language: 'en' | 'es' = 'en') =>
  openAt('/bol/quotes/drivers', aListed(drivers), { language });
const card = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name });
  return within(heading.closest('article') ?? document.body);
};

test('shows every driver with a link to their form, and marks the policyholder (2.12) [2.12-25, R43-2]', async () => {
  open([
    holder,
    son({
      requires_sr22: true,
      sr22_state: 'IL',
      accident_violations: [{ type: 'dwi', date: '2024-01-01', description: null }],
    }),
  ]);
  const ann = await card('Ann Lee');
  expect(ann.getByText('Policyholder')).toBeInTheDocument();
  expect(ann.getByText('Complete')).toBeInTheDocument();
  expect(ann.getByRole('link', { name: 'Edit Ann Lee' })).toHaveAttribute(
    'href',
    '/bol/drivers/driver-1/edit',
  );
  const bo = await card('Bo Lee');
  for (const fact of ['20 years old', 'Single', 'Dependent', 'SR-22', '1 accident or violation'])
    expect(bo.getByText(fact)).toBeInTheDocument();
  expect(bo.getByText(/^Under 25 and not married/)).toBeInTheDocument();
  expect(ann.queryByText(/^Under 25/)).not.toBeInTheDocument();
  expect(bo.queryByText('Policyholder')).not.toBeInTheDocument();
});

test('Continue goes to the first car once every driver is complete (2.12) [2.12-26]', async () => {
  open([holder, son()]);
  expect(await screen.findByRole('link', { name: 'Continue to vehicles' })).toHaveAttribute(
    'href',
    '/bol/vehicles/vehicle-1/edit',
  );
});

test('while a driver is incomplete, Continue only links to their form (2.12, reading 52) [2.12-27]', async () => {
  const { user } = open([holder, son({ occupation: null, license_number_last4: null })]);
  const bo = await card('Bo Lee');
  expect(bo.getByText('Add: Occupation and License number')).toBeInTheDocument();
  expect(bo.getByRole('link', { name: 'Finish Bo Lee' })).toHaveAttribute(
    'href',
    '/bol/drivers/driver-2/edit',
  );
  await user.click(screen.getByRole('button', { name: 'Continue to vehicles' }));
  expect(screen.getByRole('alert')).toHaveFocus();
  const line = within(screen.getByRole('alert')).getByRole('link');
  expect(line).toHaveAccessibleName('Finish the answers for Bo Lee');
  expect(line).toHaveAttribute('href', '/bol/drivers/driver-2/edit');
  expect(screen.queryByRole('link', { name: 'Continue to vehicles' })).not.toBeInTheDocument();
});

test('drivers cannot be deleted here (2.12) [2.12-28, 6-8]', async () => {
  open([holder, son()]);
  await card('Bo Lee');
  expect(screen.queryByRole('button', { name: /remove|delete/i })).not.toBeInTheDocument();
});

test('an excluded driver is marked and needs no license (reading 11) [R11-2]', async () => {
  open([
    holder,
    son({
      included_in_policy: false,
      license_state: 'EX',
      license_number_last4: null,
      license_issued_at: null,
    }),
  ]);
  const bo = await card('Bo Lee');
  expect(bo.getByText('Excluded: not insured')).toBeInTheDocument();
  expect(bo.getByText('Complete')).toBeInTheDocument();
});

test('an unnamed driver has a number, in Spanish too; axe finds nothing', async () => {
  const { container } = open([holder, aDriver({ id: 'driver-2', policy_holder: false })], 'es');
  const bo = await card('Conductor 2');
  expect(bo.getByText(/Falta: Nombre, Apellido, Fecha de nacimiento/)).toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

import { aVehicle, pasteInto, refusal, watchScrolls } from '@shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { GOOD_VIN } from '../../testing/cars';
import { address, answered, byLists, openNewVehicle, save, use } from './testing/openNewVehicle';

const thisYear = new Date().getFullYear();

beforeEach(() => sessionStorage.clear());

const byVin = async (year: number) => {
  const rendered = openNewVehicle(answered(), year);
  await rendered.user.click(await screen.findByRole('radio', { name: 'Enter the VIN' }));
  await pasteInto(rendered.user, screen.getByLabelText('VIN'), GOOD_VIN);
  await screen.findByRole('heading', { name: `${year} Honda Accord` });
  return rendered;
};

// The domain's table has every age at which this changes.
test.each([
  [7, '/vehicles/vehicle-1/edit-coverages'],
  [30, '/quotes/vehicles'],
])('a new car of %i years leads to %s (section 4) [4-24, 4-25, 9-10]', async (age, to) => {
  const { user } = await byVin(thisYear - age);
  await user.click(await use(/Errands/));
  await user.click(save());
  await waitFor(() => expect(address()).toBe(to));
});

test.each(['OK', 'Close'])(
  'for a car over 30 years a dialog explains the rules; %s goes to the list (reading 19) [2.6-17, 4-23, 5-13, 9-9, R19-2]',
  async (name) => {
    const { user } = await byVin(thisYear - 31);
    await user.click(await use(/Errands/));
    await user.click(save());
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('can only have Basic coverage');
    const saved = screen.getByRole('button', { name: 'Add this car', hidden: true });
    expect(saved).toHaveAttribute('aria-busy', 'true');
    expect(address()).toBe('/vehicles/new');
    await user.click(within(dialog).getByRole('button', { name }));
    await waitFor(() => expect(address()).toBe('/quotes/vehicles'));
  },
);

test('a rejected car is reported at the top with its reason, and nothing typed is lost (section 8) [4-26, 8-15]', async () => {
  const { user, api } = await byVin(2003);
  api.use({ 'POST /v2/quotes/:id/vehicles': () => refusal(422, 'vin_invalid', 'This VIN is not right') });
  await user.click(await use(/Errands/));
  const scrolls = watchScrolls();
  await user.click(save());
  const banner = await screen.findByRole('alert');
  expect(banner).toHaveTextContent('There was an error adding a vehicle');
  expect(banner).toHaveFocus();
  expect(scrolls).toEqual([{ to: banner, block: 'end', behavior: 'smooth' }]);
  expect(screen.getByRole('heading', { name: '2003 Honda Accord' })).toBeInTheDocument();
});

test('Cancel is hidden for the first car, and goes to the list or an allowed returnTo (2.6) [2.6-9]', async () => {
  openNewVehicle();
  await screen.findByLabelText('VIN');
  expect(screen.queryByRole('link', { name: 'Cancel' })).not.toBeInTheDocument();
});

test.each([
  ['/vehicles/new', '/quotes/vehicles'],
  ['/vehicles/new?returnTo=/bol/quotes/vehicles', '/bol/quotes/vehicles'],
  ['/vehicles/new?returnTo=//evil.example', '/quotes/vehicles'],
])('from %s Cancel goes to %s (reading 9) [2.6-8]', async (path, to) => {
  openNewVehicle(answered({ vehicles: [aVehicle()] }), 2003, path);
  expect(await screen.findByRole('link', { name: 'Cancel' })).toHaveAttribute('href', to);
});

test('the submit waits for the complete car and its use; there are five uses (section 5) [5-7, R32-2]', async () => {
  const { user } = openNewVehicle();
  await byLists(user);
  expect(save()).toHaveAccessibleDescription('Choose your car to continue.');
  const uses = within(screen.getByRole('group', { name: 'What is it mostly used for?' })).getAllByRole(
    'radio',
  );
  expect(uses.map((radio) => radio.getAttribute('value'))).toEqual([
    'pleasure',
    'commute',
    'long_commute',
    'farm',
    'business',
  ]);
  await user.click(await use(/Errands/));
  for (const [label, option] of [
    ['Year', String(thisYear - 5)],
    ['Make', 'Honda'],
    ['Model', 'Civic'],
    ['Trim', 'EX'],
  ] as const) {
    await user.click(save());
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription(/Choose your car/));
    await within(screen.getByLabelText(label)).findByText(option);
    await user.selectOptions(screen.getByLabelText(label), option);
  }
  expect(save()).not.toHaveAccessibleDescription();
});

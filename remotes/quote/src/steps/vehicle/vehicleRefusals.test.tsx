import { aVehicle, limitReached, pasteInto, refusal } from '@shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { cars, GOOD_VIN } from '../../testing/cars';
import { openAt } from '../../testing/openAt';
import { answered } from './testing/openNewVehicle';

/** A car chosen by VIN, used for errands, ready to be added. */
async function readyCar() {
  const rendered = openAt('/vehicles/new', answered(), { handlers: cars() });
  const { user } = rendered;
  await user.click(await screen.findByRole('radio', { name: 'Enter the VIN' }));
  await pasteInto(user, screen.getByLabelText('VIN'), GOOD_VIN);
  await screen.findByRole('heading', { name: '2003 Honda Accord' });
  await user.click(screen.getByRole('radio', { name: /Errands/ }));
  return { ...rendered, add: () => user.click(screen.getByRole('button', { name: 'Add this car' })) };
}

beforeEach(() => sessionStorage.clear());

test('without a stored quote the car is not sent, and the banner says why (section 8) [8-12]', async () => {
  const { add, storage, api } = await readyCar();
  storage.removeItem('quoteId');
  await add();
  expect(await screen.findByRole('alert')).toHaveTextContent('Quote Id not found');
  expect(api.calls.some(({ method }) => method === 'POST')).toBe(false);
});

test('a plain-text response is shown as the error (section 8) [8-13]', async () => {
  const { add, api } = await readyCar();
  api.use({ 'POST /v2/quotes/:id/vehicles': () => ({ status: 422, body: 'No such car is insured here' }) });
  await add();
  expect(await screen.findByRole('alert')).toHaveTextContent('No such car is insured here');
});

test('an error names its attribute and links to its field (section 8) [8-14, 8-15]', async () => {
  const { add, api } = await readyCar();
  const errors = [{ code: 'use_required', message: 'Say what it is used for', attribute: 'use_code' }];
  api.use({ 'POST /v2/quotes/:id/vehicles': () => ({ status: 422, body: { errors } }) });
  await add();
  const banner = await screen.findByRole('alert');
  expect(banner).toHaveTextContent('There was an error adding a vehicle');
  expect(banner.querySelector('a')?.hash).toMatch(/use_code/);
  expect(banner).toHaveTextContent('Use: Choose how the vehicle is used');
});

test('a VIN that another tab added meanwhile is rejected with its own text', async () => {
  const { add, api } = await readyCar();
  const errors = [{ code: 'vin_taken', message: 'x', attribute: 'vin' }];
  api.use({ 'POST /v2/quotes/:id/vehicles': () => ({ status: 422, body: { errors } }) });
  await add();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Check this VIN: another car on your quote has it',
  );
});

test('editing a car, its own VIN does not count as taken', async () => {
  const { user } = openAt('/vehicles/vehicle-1/edit', answered({ vehicles: [aVehicle({ vin: GOOD_VIN })] }), {
    handlers: cars(),
  });
  await user.click(await screen.findByRole('button', { name: 'Choose another car' }));
  await user.click(await screen.findByRole('radio', { name: 'Enter the VIN' }));
  await pasteInto(user, screen.getByLabelText('VIN'), GOOD_VIN);
  expect(await screen.findByRole('heading', { name: '2003 Honda Accord' })).toBeInTheDocument();
});

test.each([
  ['1HGCM82633A00435O', 'A VIN never has the letters I, O or Q. Look for a 1 or a 0.'],
  ['1HGCM82633A0043522', 'A VIN has 17 characters. This one has 18.'],
])('%s keeps what cannot be in a VIN, and says what it is (issue 17)', async (typed, message) => {
  const { user, api } = openAt('/vehicles/new', answered(), { handlers: cars() });
  await user.click(await screen.findByLabelText('VIN'));
  await user.paste(typed);
  expect(screen.getByLabelText('VIN')).toHaveValue(typed);
  expect(screen.getByLabelText('VIN')).toHaveAccessibleDescription(expect.stringContaining(message));
  expect(api.calls.some(({ path }) => path.includes('vin='))).toBe(false);
});

test('a failed edit says so, and the answers stay (section 8) [8-19]', async () => {
  const { user, api } = openAt('/vehicles/vehicle-1/edit', answered({ vehicles: [aVehicle()] }), {
    handlers: cars(),
  });
  api.use({ 'PATCH /v2/quotes/:id/vehicles/:vehicleId': () => refusal(503, 'unavailable') });
  await user.click(await screen.findByRole('radio', { name: /Farm work/ }));
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t save your car');
  expect(screen.getByRole('radio', { name: /Farm work/ })).toBeChecked();
});

test('a failed text search says so and has a retry button that opens its matches (readings 10, 69) [R10-3, R69]', async () => {
  const { user, api } = openAt('/vehicles/new', answered(), { handlers: cars() });
  api.use({ 'GET /v2/vehicles': refusal(503, 'unavailable') });
  await user.click(await screen.findByRole('radio', { name: 'Search by name' }));
  await user.type(screen.getByRole('combobox', { name: 'Year, make and model' }), 'accord');
  const again = await screen.findByRole('button', { name: 'Try again' });
  const failed = 'We couldn’t search right now. Try again, or pick from lists.';
  expect(screen.getByText(failed)).toBeVisible();
  expect(screen.getByText(/No car found/)).not.toBeVisible();
  api.use(cars(2019));
  await user.click(again);
  expect(await screen.findByRole('option', { name: /2019 Honda Accord/ })).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Year, make and model' })).toHaveFocus();
  expect(screen.queryByText(failed)).not.toBeInTheDocument();
});

test('a text search whose list is empty says that no car was found, not that it failed (reading 69) [R69-2]', async () => {
  const { user, api } = openAt('/vehicles/new', answered(), { handlers: cars() });
  api.use({ 'GET /v2/vehicles': { vehicles: [] } });
  await user.click(await screen.findByRole('radio', { name: 'Search by name' }));
  await user.type(screen.getByRole('combobox', { name: 'Year, make and model' }), 'zebra');
  // In the list, and for a screen reader.
  await waitFor(() => expect(screen.getAllByText(/No car found for “zebra”/)[0]).toBeVisible());
  expect(screen.queryByText(/We couldn’t search/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test.each([
  ['Search by name', 'combobox', 'Year, make and model', 'accord'],
  ['Enter the VIN', 'textbox', 'VIN', GOOD_VIN],
])(
  '%s after too many tries says for how long, not that nothing responded',
  async (way, role, name, typed) => {
    const { user, api } = openAt('/vehicles/new', answered(), { handlers: cars() });
    api.use({ 'GET /v2/vehicles': limitReached(7) });
    await user.click(await screen.findByRole('radio', { name: way }));
    await user.type(screen.getByRole(role, { name }), typed);
    expect(await screen.findByText('Too many tries. Try again in 7 seconds.')).toBeInTheDocument();
    expect(screen.queryByText(/didn’t answer/)).not.toBeInTheDocument();
  },
);

test('a list after too many tries says for how long', async () => {
  const makes = 'GET /v2/vehicles/:year/makes/';
  const { user } = openAt('/vehicles/new', answered(), { handlers: { ...cars(), [makes]: limitReached(7) } });
  await user.click(await screen.findByRole('radio', { name: 'Pick from lists' }));
  await user.selectOptions(screen.getByLabelText('Year'), '2019');
  expect(await screen.findByText('Too many tries. Try again in 7 seconds.')).toBeInTheDocument();
});

test('a failed VIN lookup has a retry button (reading 10) [R10-3]', async () => {
  const { user, api } = openAt('/vehicles/new', answered(), { handlers: cars() });
  api.use({ 'GET /v2/vehicles': refusal(503, 'unavailable') });
  await user.click(await screen.findByRole('radio', { name: 'Enter the VIN' }));
  await pasteInto(user, screen.getByLabelText('VIN'), GOOD_VIN);
  const again = await screen.findByRole('button', { name: 'Try again' });
  api.use(cars(2003));
  await user.click(again);
  expect(await screen.findByRole('heading', { name: /2003 Honda Accord/ })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('a seventh car is rejected with an alert that names the limit of six (section 9) [2.6-3, 5-14, 8-20, 9-4]', async () => {
  const six = Array.from({ length: 6 }, (_, index) => aVehicle({ id: `vehicle-${index + 1}` }));
  const { bus } = openAt('/vehicles/new', answered({ vehicles: six }), { handlers: cars() });
  const alerts: unknown[] = [];
  bus.on('alert:show-requested', (alert) => alerts.push(alert));
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/quotes/vehicles'));
  expect(alerts).toEqual([
    { variant: 'danger', textKey: 'common:alerts.max_vehicles', values: { count: 6 } },
  ]);
  expect(await screen.findByRole('button', { name: /Add a vehicle/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

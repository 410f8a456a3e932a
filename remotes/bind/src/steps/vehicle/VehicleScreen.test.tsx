import { refusal } from '@shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { FROM_REVIEW } from '../../journey/useReturnTo';
import { anApplication, anAskedApplication, aWholeVehicle } from '../../testing/anApplication';
import { openAt } from '../../testing/openAt';
import {
  address,
  anAccord,
  changeUse,
  fillCar,
  lienholder,
  openVehicle,
  PATCH,
  PATH,
  retype,
  save,
  sent,
  VIN,
  vinField,
} from './testing/openVehicle';

beforeEach(() => sessionStorage.clear());

test('sends the form’s answers, and Save leads to the car list (2.12) [2.12-29, 2.12-31]', async () => {
  const shop = openVehicle();
  await fillCar(shop);
  await shop.user.click(lienholder(/^No/));
  await shop.user.click(save());
  await waitFor(() => expect(address()).toBe('/bol/quotes/vehicles'));
  expect(sent(shop)).toEqual([
    {
      vin: VIN,
      use_code: 'pleasure',
      tnc: false,
      individual_delivery: false,
      current_mileage: 42_000,
      estimated_annual_distance: 9500,
      lienholder: null,
    },
  ]);
});

test('rides are business, another use clears them, and unchecking clears the use (section 4, use code) [4-30, 4-31, 4-32]', async () => {
  const shop = openVehicle();
  await fillCar(shop);
  await shop.user.click(lienholder(/^No/));
  await changeUse(shop);
  const rides = screen.getByRole('checkbox', { name: 'Ridesharing' });
  await shop.user.click(rides);
  expect(screen.getByRole('radio', { name: 'Business' })).toBeChecked();
  await shop.user.click(screen.getByRole('radio', { name: 'Farm work' }));
  expect(rides).not.toBeChecked();
  await shop.user.click(rides);
  await shop.user.click(rides);
  await shop.user.click(save());
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveTextContent('Use: is required');
  await shop.user.click(screen.getByRole('checkbox', { name: 'Individual delivery' }));
  await waitFor(() => expect(screen.queryByText('Use: is required')).not.toBeInTheDocument());
  await shop.user.click(save());
  await waitFor(() => expect(address()).toBe('/bol/quotes/vehicles'));
  expect(sent(shop)).toMatchObject([{ use_code: 'business', tnc: false, individual_delivery: true }]);
});

// The tables of the mask and of the domain have more ways to write them.
test('miles have separators and never exceed their maximum; pasted as people write them, they are sent as meant (reading 67) [9-46, 9-78, 9-79, 5-53, 5-54, R67-2]', async () => {
  const shop = openVehicle();
  await fillCar(shop);
  await shop.user.click(lienholder(/^No/));
  await retype(shop, 'Current mileage', '42000');
  expect(screen.getByLabelText('Current mileage')).toHaveValue('42,000');
  await retype(shop, 'Current mileage', '1000001');
  expect(screen.getByLabelText('Current mileage')).toHaveValue('1,000,000');
  await retype(shop, 'Miles driven in a year', '100001');
  expect(screen.getByLabelText('Miles driven in a year')).toHaveValue('100,000');
  await retype(shop, 'Miles driven in a year', ' 12000,5 ');
  await shop.user.tab();
  expect(screen.getByLabelText('Miles driven in a year')).toHaveValue('12,000');
  await shop.user.click(save());
  await waitFor(() => expect(sent(shop)).toMatchObject([{ estimated_annual_distance: 12_000 }]));
});

test('miles typed with decimals are cut at the point, and separators follow the digits (reading 67)', async () => {
  const shop = openVehicle();
  await vinField();
  const miles = screen.getByLabelText('Current mileage');
  await shop.user.type(miles, '12000.00');
  expect(miles).toHaveValue('12,000.00');
  await shop.user.tab();
  expect(miles).toHaveValue('12,000');
  await shop.user.type(miles, '{Backspace}');
  expect(miles).toHaveValue('1,200');
  await shop.user.type(miles, '55');
  expect(miles).toHaveValue('120,055');
});

test('prefills what the quote knows; an incomplete VIN is cleared, and its known part shown [R26, R33-5, 5-50]', async () => {
  const shop = openVehicle();
  const vin = await vinField();
  expect(vin).toHaveValue('');
  expect(vin).toHaveAccessibleDescription(/side of the dashboard.*usually begins with 1HGCM826\?3A/);
  screen.getByText('Errands and leisure');
  await changeUse(shop);
  expect(screen.getByRole('radio', { name: 'Errands and leisure' })).toBeChecked();
  expect(lienholder(/^Yes/)).not.toBeChecked();
  expect(lienholder(/^No/)).not.toBeChecked();
});

test('prefills everything that was saved before [R26]', async () => {
  openVehicle(aWholeVehicle({ year: 2003, manufacturer: 'Honda', model: 'Accord' }));
  expect(await vinField()).toHaveValue(VIN);
  expect(screen.getByLabelText('Current mileage')).toHaveValue('9,000');
  expect(screen.getByRole('radio', { name: 'That’s right' })).toBeChecked();
  expect(lienholder(/^No/)).toBeChecked();
});

test('a failed save says so and keeps every answer; the next one succeeds (section 8) [8-19, R10-3]', async () => {
  const shop = openVehicle();
  await fillCar(shop);
  await shop.user.click(lienholder(/^No/));
  shop.api.use({ [PATCH]: refusal(503, 'unavailable') });
  await shop.user.click(save());
  const failed = await screen.findByRole('alert');
  expect(failed).toHaveTextContent('We couldn’t save your car');
  await waitFor(() => expect(failed).toHaveFocus());
  expect(screen.getByLabelText('Current mileage')).toHaveValue('42,000');
  const errors = [{ code: 'vin_length', message: 'x', attribute: 'vin' }];
  shop.api.use({ [PATCH]: { status: 422, body: { errors } } });
  await shop.user.click(save());
  expect(await screen.findByText('VIN: need to have 17 characters')).toHaveAttribute('href', '#field-vin');
});

test('an API error about the lienholder has its field’s name and links to it [8-22]', async () => {
  const bank = {
    name: 'First Bank',
    address: { line1: '1 Main St', line2: null, city: 'Austin', state: 'TX', zip_code: '78701' },
  } as const;
  const shop = openVehicle(anAccord({ lienholder: bank }));
  await fillCar(shop);
  const errors = [
    { code: 'lienholder_part', message: 'is not there', attribute: 'lienholder.address.city' },
    { code: 'lienholder_part', message: 'is not there', attribute: 'lienholder.address.line2' },
  ];
  shop.api.use({ [PATCH]: { status: 422, body: { errors } } });
  await shop.user.click(save());
  for (const label of ['City', 'Suite, floor or P.O. box']) {
    await shop.user.click(await screen.findByRole('link', { name: `${label}: is not there` }));
    expect(screen.getByLabelText(new RegExp(label))).toHaveFocus();
  }
});

test('a reload of the tab keeps what was typed', async () => {
  const shop = openVehicle();
  await fillCar(shop);
  await shop.user.click(lienholder(/^Yes/));
  await retype(shop, /Name of the lender/, 'First Bank');
  shop.unmount();
  openVehicle();
  expect(await vinField()).toHaveValue(VIN);
  expect(screen.getByLabelText('Current mileage')).toHaveValue('42,000');
  expect(screen.getByLabelText(/Name of the lender/)).toHaveValue('First Bank');
});

test('Cancel goes to the drivers; while saving the button says so (2.12) [2.12-30, 4-63]', async () => {
  const shop = openVehicle();
  await fillCar(shop);
  await shop.user.click(lienholder(/^No/));
  expect(screen.getByRole('link', { name: 'Go back' })).toHaveAttribute('href', '/bol/quotes/drivers');
  shop.api.use({ [PATCH]: () => new Promise(() => {}) });
  expect(screen.queryByText('Updating policy vehicle')).not.toBeInTheDocument();
  await shop.user.click(save());
  expect(await screen.findByText('Updating policy vehicle')).toHaveRole('status');
  expect(save()).toHaveAttribute('aria-busy');
});

test('opened from the application review, Save and Cancel return there (reading 17) [R17-3]', async () => {
  const vehicle = anAccord({ vin: VIN, current_mileage: 9000, estimated_annual_distance: 9000 });
  const { questions } = anApplication({ vehicles: [vehicle] });
  const { user } = openVehicle(vehicle, { state: FROM_REVIEW }, { questions });
  expect(await screen.findByRole('link', { name: 'Go back' })).toHaveAttribute('href', '/bol/quotes/review');
  await user.click(save());
  await waitFor(() => expect(address()).toBe('/bol/quotes/review'));
});

test('opened from the prices, Cancel returns to them (2.1) [2.1-14]', async () => {
  openVehicle(anAccord(), { state: { previousPath: '/rates' } });
  const back = await screen.findByRole('link', { name: 'Go back' });
  expect(back).toHaveAttribute('href', '/quotes/quote-1/rates/');
});

test('an unknown id redirects to the furthest step', async () => {
  openAt('/bol/vehicles/gone/edit', anAskedApplication({ vehicles: [anAccord()] }));
  await waitFor(() => expect(address()).toBe(PATH));
});

test('in Spanish, and accessible to screen readers', async () => {
  const { container, user } = openVehicle(anAccord(), { language: 'es' });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Sobre su 2003 Honda Accord');
  const question = screen.getByRole('group', { name: '¿Hay un acreedor prendario?' });
  await user.click(within(question).getByRole('radio', { name: 'Sí' }));
  await user.click(screen.getByRole('button', { name: 'Guardar este auto' }));
  expect(await screen.findByText('VIN: debe tener 17 caracteres')).toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

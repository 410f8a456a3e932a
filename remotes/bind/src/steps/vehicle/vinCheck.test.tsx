import { refusal } from '@shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import {
  address,
  anAccord,
  fillCar,
  lienholder,
  openVehicle,
  save,
  sent,
  VIN,
  vinAnswers,
  vinField,
} from './testing/openVehicle';

beforeEach(() => sessionStorage.clear());

const civic = vinAnswers({ year: 2019, model: 'Civic', trim: 'LX' });
const typo = () => screen.findByRole('radio', { name: 'My 2003 Honda Accord' });
const decoded = (name = 'The 2019 Honda Civic with this VIN') => screen.findByRole('radio', { name });

async function openFilled(handlers: object) {
  const shop = openVehicle(anAccord(), { handlers: { ...handlers } });
  await fillCar(shop);
  await shop.user.click(lienholder(/^No/));
  return shop;
}

test('confirms a VIN of the chosen car, ignoring case', async () => {
  await openFilled(vinAnswers({ make: 'HONDA', model: 'Civic' }, { make: 'HONDA', model: 'Accord' }));
  expect(await screen.findByText('This VIN matches the car you chose: 2003 Honda Accord.')).toBeVisible();
  expect(screen.queryByRole('group', { name: /Which car/ })).not.toBeInTheDocument();
});

test('a VIN of another car is reported and not saved with the chosen one [R65]', async () => {
  const shop = await openFilled(civic);
  expect(
    await screen.findByText('This VIN belongs to a 2019 Honda Civic. You chose a 2003 Honda Accord.'),
  ).toBeVisible();
  expect(save()).toHaveAccessibleDescription('Choose above which car the policy should insure.');
  await shop.user.click(await typo());
  await shop.user.click(save());
  await waitFor(async () =>
    expect(await vinField()).toHaveAccessibleDescription(/Enter the VIN of your car/),
  );
  expect(sent(shop)).toEqual([]);
});

test('a VIN of a vehicle that no carrier covers is reported with the reason, and not saved [R65-3]', async () => {
  const shop = await openFilled({ 'GET /v2/vehicles': { vehicles: [], not_covered: 'motorcycle' } });
  expect(await screen.findByText(/^This VIN belongs to a motorcycle\./)).toBeVisible();
  await shop.user.click(save());
  await waitFor(async () =>
    expect(await vinField()).toHaveAccessibleDescription(/Enter the VIN of your car/),
  );
  expect(sent(shop)).toEqual([]);
});

test('the VIN’s car replaces the chosen one if the shopper says so', async () => {
  const shop = await openFilled(civic);
  await shop.user.click(await decoded());
  await shop.user.click(save());
  await waitFor(() => expect(address()).toBe('/bol/quotes/vehicles'));
  expect(sent(shop)).toMatchObject([
    { vin: VIN, year: 2019, manufacturer: 'Honda', model: 'Civic', trim: 'LX', body_class: 'Sedan' },
  ]);
});

test('if several trims share the VIN, it also asks for the trim', async () => {
  const shop = await openFilled(
    vinAnswers({ year: 2019, model: 'Civic', trim: 'LX' }, { year: 2019, model: 'Civic', trim: 'Sport' }),
  );
  await shop.user.click(await decoded());
  expect(save()).toHaveAccessibleDescription('Choose the version of the car.');
  await shop.user.selectOptions(screen.getByLabelText('Which version is it?'), 'Sport');
  await shop.user.click(save());
  await waitFor(() => expect(sent(shop)).toMatchObject([{ model: 'Civic', trim: 'Sport' }]));
});

test('another VIN asks again; one with a wrong check digit is not looked up and gets an error at once', async () => {
  const shop = await openFilled(civic);
  await shop.user.click(await decoded());
  await shop.user.type(await vinField(), '{Backspace}3');
  expect(await vinField()).toHaveAccessibleDescription(/has a typo/);
  expect(screen.queryByRole('group', { name: /Which car/ })).not.toBeInTheDocument();
  await shop.user.type(await vinField(), '{Backspace}2');
  expect(await decoded()).toBeChecked();
  const looked = shop.api.calls.filter(({ path }) => path === '/v2/vehicles');
  expect(looked.map(({ query }) => query.get('vin'))).toEqual([VIN]);
});

test('a VIN saved with another car is asked about again [R65]', async () => {
  openVehicle(anAccord({ vin: VIN, current_mileage: 9000, estimated_annual_distance: 9000 }), {
    handlers: civic,
  });
  expect(await typo()).not.toBeChecked();
  expect(save()).toHaveAccessibleDescription('Choose above which car the policy should insure.');
});

test('if the lookup fails, the car can still be saved, and the lookup retried (reading 10) [R10-3]', async () => {
  const shop = await openFilled({ 'GET /v2/vehicles': () => refusal(503, 'unavailable') });
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText(/We couldn’t check this VIN/)).toBeVisible();
  expect(save()).not.toHaveAttribute('aria-disabled');
  shop.api.use(civic);
  await shop.user.click(again);
  expect(screen.getByText(/This VIN belongs to|Looking up/).closest('output')).toHaveFocus();
  const question = (await typo()).closest('fieldset');
  if (question === null) throw new Error('no question');
  expect(within(question).getAllByRole('radio')).toHaveLength(2);
});

test('an unknown VIN is reported, and the car can still be saved [R65-4]', async () => {
  const shop = await openFilled(vinAnswers());
  expect(await screen.findByText(/We couldn’t find this VIN/)).toBeVisible();
  await shop.user.click(save());
  await waitFor(() => expect(address()).toBe('/bol/quotes/vehicles'));
});

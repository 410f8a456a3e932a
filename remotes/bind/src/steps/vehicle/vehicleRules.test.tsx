import { screen, waitFor, within } from '@testing-library/react';
import {
  anAccord,
  changeUse,
  fillCar,
  lienholder,
  openVehicle,
  retype,
  save,
  sent,
  VIN,
  vinField,
} from './testing/openVehicle';

beforeEach(() => sessionStorage.clear());

// The domain's tables test each rule; these test that every field shows its rule's error.
test('a field’s error is shown at it and in the summary, whose line links to it (section 5) [5-15, 5-52]', async () => {
  const shop = openVehicle();
  await fillCar(shop);
  await shop.user.click(lienholder(/^No/));
  await retype(shop, 'VIN', '1HGCM82633A00435');
  await retype(shop, 'Current mileage', '');
  await retype(shop, 'Miles driven in a year', '0');
  await shop.user.click(save());
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveFocus();
  for (const [label, at, line = at] of [
    ['VIN', 'need to have 17 characters', 'VIN: need to have 17 characters'],
    ['Current mileage', 'Enter a mileage from 1 to 1,000,000'],
    ['Miles driven in a year', 'Enter a yearly distance from 1 to 100,000 miles'],
  ] as const) {
    await shop.user.click(within(summary).getByRole('link', { name: line }));
    const field = screen.getByLabelText(label);
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription(expect.stringContaining(at));
  }
  expect(sent(shop)).toEqual([]);
});

test('a VIN of another car on the quote gets an error at once, and is rejected at the field', async () => {
  const mine = anAccord();
  const shop = openVehicle(mine, {}, { vehicles: [mine, anAccord({ id: 'vehicle-2', vin: VIN })] });
  await fillCar(shop);
  const taken = /Check this VIN: another car on your quote has it/;
  expect(screen.getByLabelText('VIN')).toHaveAccessibleDescription(taken);
  await shop.user.click(lienholder(/^No/));
  await shop.user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent(taken);
  expect(sent(shop)).toEqual([]);
});

test('a stored VIN does not count as taken by its own car', async () => {
  const shop = openVehicle(anAccord({ vin: VIN }));
  await fillCar(shop);
  await shop.user.click(lienholder(/^No/));
  await shop.user.click(save());
  await waitFor(() => expect(sent(shop)).toHaveLength(1));
});

test('an unanswered question is reported at it and in the summary (section 5) [5-51]', async () => {
  const shop = openVehicle();
  await vinField();
  await changeUse(shop);
  // Checking and unchecking clears the use (section 4).
  const rides = screen.getByRole('checkbox', { name: 'Ridesharing' });
  await shop.user.click(rides);
  await shop.user.click(rides);
  await shop.user.click(save());
  const summary = await screen.findByRole('alert');
  for (const [line, legend, at] of [
    ['Use: is required', 'What is it mostly used for?', 'is required'],
    ['Tell us if there is a lienholder', 'Is there a lienholder?', 'Tell us if there is a lienholder'],
  ] as const) {
    await shop.user.click(within(summary).getByRole('link', { name: line }));
    const question = screen.getByRole('group', { name: legend });
    expect(within(question).getAllByRole('radio')[0]).toHaveFocus();
    expect(question).toHaveAccessibleDescription(expect.stringContaining(at));
  }
});

test('a lienholder needs a name and every address line but the second (section 5) [5-55]', async () => {
  const shop = openVehicle();
  await fillCar(shop);
  await shop.user.click(lienholder(/^Yes/));
  await shop.user.click(save());
  const summary = await screen.findByRole('alert');
  const message = 'Complete the name and address of the lienholder';
  for (const label of [
    'Name of the lender or leasing company',
    'Street address',
    'City',
    'State',
    'ZIP code',
  ]) {
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message);
    await shop.user.click(within(summary).getByRole('link', { name: `${label}: ${message}` }));
    expect(screen.getByLabelText(label)).toHaveFocus();
  }
  expect(within(summary).getAllByRole('link')).toHaveLength(5);
  await shop.user.type(screen.getByLabelText('ZIP code'), '7870');
  await waitFor(() =>
    expect(screen.getByLabelText('ZIP code')).toHaveAccessibleDescription('Please enter a valid zipcode'),
  );
  expect(sent(shop)).toEqual([]);
});

test('the summary lists errors in form order [5-15]', async () => {
  const shop = openVehicle();
  await vinField();
  await shop.user.click(lienholder(/^Yes/));
  await shop.user.click(save());
  const lines = within(await screen.findByRole('alert')).getAllByRole('link');
  expect(lines.map((line) => line.getAttribute('href'))).toEqual([
    '#field-vin',
    '#field-current_mileage',
    '#field-estimated_annual_distance',
    '#field-lienholder.name',
    '#field-lienholder.address.line1',
    '#field-lienholder.address.city',
    '#field-lienholder.address.state',
    '#field-lienholder.address.zip_code',
  ]);
});

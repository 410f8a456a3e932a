import { aQuote, aVehicle } from '@shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { cars, GOOD_VIN } from '../testing/cars';
import { openAt } from '../testing/openAt';

const quote = aQuote({
  homeowner: true,
  currently_insured: false,
  vehicles: [aVehicle({ year: new Date().getFullYear() - 10 })],
});
const open = (path: string) => openAt(path, quote, { handlers: cars() });

beforeEach(() => sessionStorage.clear());

test('a reload keeps the search method and what was typed, until the car is saved', async () => {
  const first = open('/vehicles/new');
  await first.user.click(await screen.findByRole('radio', { name: 'Enter the VIN' }));
  await first.user.type(screen.getByLabelText('VIN'), GOOD_VIN.slice(0, 9));
  first.unmount();
  const { user } = open('/vehicles/new');
  expect(await screen.findByLabelText('VIN')).toHaveValue(GOOD_VIN.slice(0, 9));
  await user.type(screen.getByLabelText('VIN'), GOOD_VIN.slice(9));
  await user.click(await screen.findByRole('radio', { name: /Errands/ }));
  await user.click(screen.getByRole('button', { name: 'Add this car' }));
  await waitFor(() => expect(screen.getByTestId('address')).not.toHaveTextContent('/vehicles/new'));
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test('a reload keeps the coverage choice', async () => {
  const { user, unmount } = open('/vehicles/vehicle-1/edit-coverages');
  await user.click(await screen.findByRole('radio', { name: /^Yes, liability/ }));
  unmount();
  open('/vehicles/vehicle-1/edit-coverages');
  expect(await screen.findByRole('radio', { name: /^Yes, liability/ })).toBeChecked();
});

test('start over clears what was typed, in whatever tab it was chosen (reading 28)', async () => {
  const { user, bus } = open('/drivers/new');
  await user.type(await screen.findByLabelText('Age'), '35');
  expect(Object.keys(sessionStorage)).toEqual(['draft:quote-1:driver:new']);
  act(() => bus.emit('quote:started-over', { quoteId: quote.id }));
  expect(Object.keys(sessionStorage)).toEqual([]);
});

const box = () => screen.findByRole('checkbox', { name: /limited tort/ });

test('a reload keeps the confirmed tort, and limited tort on the quote counts as confirmed (reading 22) [R22-3]', async () => {
  const inPennsylvania = { ...quote, address: { ...quote.address, state: 'PA' as const } };
  const { user, unmount } = openAt('/drivers/new', inPennsylvania);
  await user.click(await box());
  unmount();
  openAt('/drivers/new', inPennsylvania).unmount();
  openAt('/drivers/new', inPennsylvania);
  expect(await box()).toBeChecked();
});

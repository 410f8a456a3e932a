import { aVehicle, fastForward, pasteInto, settle } from '@shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { BAD_VIN, cars, GOOD_VIN } from '../../testing/cars';
import { openAt } from '../../testing/openAt';
import { address, answered, byLists, openNewVehicle, posted, save, use } from './testing/openNewVehicle';

const thisYear = new Date().getFullYear();

beforeEach(() => sessionStorage.clear());

test('year, make, model and trim enable each other; a change clears the later ones (section 4) [2.6-5, 4-24, 4-33, 4-34, 4-35, 5-12, R33-5]', async () => {
  const { user, api } = openNewVehicle();
  const choose = async (label: string, option: string) => {
    // By text, since querying thirty options by role many times is slow.
    await within(screen.getByLabelText(label)).findByText(option);
    await user.selectOptions(screen.getByLabelText(label), option);
  };
  await byLists(user);
  const lists = ['Year', 'Make', 'Model', 'Trim'] as const;
  for (const [at, [label, option]] of [
    ['Year', String(thisYear - 5)],
    ['Make', 'Honda'],
    ['Model', 'Civic'],
    ['Trim', 'EX'],
  ].entries()) {
    for (const later of lists.slice(at + 1)) expect(screen.getByLabelText(later)).toBeDisabled();
    await choose(label ?? '', option ?? '');
  }
  await choose('Year', String(thisYear - 3));
  expect(screen.getByLabelText('Make')).toHaveValue('');
  expect(screen.getByLabelText('Trim')).toBeDisabled();
  await choose('Make', 'Honda');
  // Duplicate model names are removed (section 5).
  expect(await within(screen.getByLabelText('Model')).findAllByText('Civic')).toHaveLength(1);
  await choose('Model', 'Civic');
  await choose('Trim', 'EX');
  await user.click(await use(/Errands/));
  await user.click(save());
  await waitFor(() => expect(address()).toBe('/quotes/vehicles'));
  expect(posted(api.calls)).toMatchObject([
    {
      year: thisYear - 3,
      manufacturer: 'Honda',
      logo_url: '/v2/logos/honda.svg',
      model: 'Civic',
      trim: 'EX',
      vin: '2HGFC2F7*KH',
      body_class: 'Hatchback',
    },
  ]);
});

test('a model with one trim does not ask for it', async () => {
  const { user } = openNewVehicle();
  await byLists(user);
  await user.selectOptions(screen.getByLabelText('Year'), String(thisYear - 5));
  await screen.findByText('Honda');
  await user.selectOptions(screen.getByLabelText('Make'), 'Honda');
  await screen.findByText('Accord');
  await user.selectOptions(screen.getByLabelText('Model'), 'Accord');
  await waitFor(() => expect(screen.getByLabelText('Trim')).toHaveValue('LX'));
});

test('the text search starts at the fourth character and picks a complete car (section 5) [2.6-6, 5-8]', async () => {
  const { user, api } = openNewVehicle();
  await user.click(await screen.findByRole('radio', { name: 'Search by name' }));
  const box = screen.getByRole('combobox', { name: 'Year, make and model' });
  const slowly = fastForward(250);
  await user.type(box, 'acc');
  await act(settle);
  expect(api.calls.some(({ path }) => path === '/v2/vehicles')).toBe(false);
  slowly();
  await user.type(box, 'o');
  await user.click(await screen.findByRole('option', { name: /2019 Honda Accord/ }));
  expect(screen.getByRole('heading', { name: '2019 Honda Accord' })).toBeInTheDocument();
  // The search field is gone, so the focus moves to the car, and to the choices when it is discarded.
  expect(screen.getByRole('heading', { name: 'Your car' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Choose another car' }));
  expect(screen.getByRole('radio', { name: 'Search by name' })).toHaveFocus();
});

test('a VIN is looked up at its 17th character; one with a wrong check digit gets an error and is not sent (section 5) [2.6-7, 5-9, 9-3]', async () => {
  const { user, api } = openNewVehicle();
  await user.click(await screen.findByRole('radio', { name: 'Enter the VIN' }));
  await pasteInto(user, screen.getByLabelText('VIN'), BAD_VIN);
  expect(screen.getByLabelText('VIN')).toHaveAccessibleDescription(/has a typo/);
  expect(api.calls.some(({ path }) => path === '/v2/vehicles')).toBe(false);
  await user.clear(screen.getByLabelText('VIN'));
  await pasteInto(user, screen.getByLabelText('VIN'), GOOD_VIN.slice(0, -1).toLowerCase());
  expect(screen.getByLabelText('VIN')).toHaveValue(GOOD_VIN.slice(0, -1));
  expect(api.calls.some(({ path }) => path === '/v2/vehicles')).toBe(false);
  await user.type(screen.getByLabelText('VIN'), GOOD_VIN.slice(-1));
  expect(await screen.findByRole('heading', { name: '2003 Honda Accord' })).toBeInTheDocument();
  await user.click(await use(/^Driving to work/));
  await user.click(save());
  await waitFor(() => expect(address()).toBe('/quotes/vehicles'));
  expect(posted(api.calls)).toEqual([
    {
      year: 2003,
      manufacturer: 'Honda',
      model: 'Accord',
      trim: 'EX-V6',
      vin: GOOD_VIN,
      logo_url: null,
      body_class: 'Sedan',
      use_code: 'commute',
      tnc: false,
      individual_delivery: false,
    },
  ]);
});

test('a VIN of another car on the quote gets an error at the field and is not looked up', async () => {
  const { user, api } = openNewVehicle(answered({ vehicles: [aVehicle({ vin: GOOD_VIN })] }));
  await user.click(await screen.findByRole('radio', { name: 'Enter the VIN' }));
  await pasteInto(user, screen.getByLabelText('VIN'), GOOD_VIN);
  expect(screen.getByLabelText('VIN')).toHaveAccessibleDescription(
    /Check this VIN: another car on your quote has it/,
  );
  expect(api.calls.some(({ path }) => path === '/v2/vehicles')).toBe(false);
});

test('a VIN that several trims share asks for the trim', async () => {
  const { user } = openAt('/vehicles/new', answered(), { handlers: cars(2019, ['L', 'LE', 'SE']) });
  await user.click(await screen.findByRole('radio', { name: 'Enter the VIN' }));
  await pasteInto(user, screen.getByLabelText('VIN'), GOOD_VIN);
  const trim = await screen.findByLabelText('Trim');
  expect(trim).toHaveAccessibleDescription(/3 versions share this VIN/);
  await user.selectOptions(trim, 'LE');
  expect(await screen.findByRole('heading', { name: '2019 Honda Accord' })).toBeInTheDocument();
  expect(screen.getByText('LE')).toBeInTheDocument();
});

import { aQuote, aVehicle, refusal, watchScrolls, settle, hurry } from '@shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { BAD_VIN, cars, GOOD_VIN } from '../../testing/cars';
import { openAt } from '../../testing/openAt';

const answered = (changes = {}) => aQuote({ homeowner: true, currently_insured: false, ...changes });
const open = (quote = answered(), year = 2003, path = '/vehicles/new') =>
  openAt(path, quote, { handlers: cars(year) });
const address = () => screen.getByTestId('address').textContent;
const use = (name: RegExp) => screen.findByRole('radio', { name });
const save = () => screen.getByRole('button', { name: 'Add this car' });
/** Selects the lists, since the VIN field comes first. */
const byLists = async (user: ReturnType<typeof open>['user']) =>
  user.click(await screen.findByRole('radio', { name: 'Pick from lists' }));
const posted = (calls: { method: string; body: unknown }[]) =>
  calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
const thisYear = new Date().getFullYear();

beforeEach(() => sessionStorage.clear());

test('year, make, model and trim enable each other; a change clears the later ones (section 4) [2.6-5, 4-24, 4-33, 4-34, 4-35, 5-12, R33-5]', async () => {
  const { user, api } = open();
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
  const { user } = open();
  await byLists(user);
  await user.selectOptions(screen.getByLabelText('Year'), String(thisYear - 5));
  await screen.findByText('Honda');
  await user.selectOptions(screen.getByLabelText('Make'), 'Honda');
  await screen.findByText('Accord');
  await user.selectOptions(screen.getByLabelText('Model'), 'Accord');
  await waitFor(() => expect(screen.getByLabelText('Trim')).toHaveValue('LX'));
});

test('the text search starts at the fourth character and picks a complete car (section 5) [2.6-6, 5-8]', async () => {
  const { user, api } = open();
  await user.click(await screen.findByRole('radio', { name: 'Search by name' }));
  const box = screen.getByRole('combobox', { name: 'Year, make and model' });
  const slowly = hurry(250);
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
  const { user, api } = open();
  await user.click(await screen.findByRole('radio', { name: 'Enter the VIN' }));
  await user.type(screen.getByLabelText('VIN'), BAD_VIN);
  expect(screen.getByLabelText('VIN')).toHaveAccessibleDescription(/has a typo/);
  expect(api.calls.some(({ path }) => path === '/v2/vehicles')).toBe(false);
  await user.clear(screen.getByLabelText('VIN'));
  await user.type(screen.getByLabelText('VIN'), GOOD_VIN.slice(0, -1).toLowerCase());
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
  const { user, api } = open(answered({ vehicles: [aVehicle({ vin: GOOD_VIN })] }));
  await user.click(await screen.findByRole('radio', { name: 'Enter the VIN' }));
  await user.type(screen.getByLabelText('VIN'), GOOD_VIN);
  expect(screen.getByLabelText('VIN')).toHaveAccessibleDescription(
    /Check this VIN: another car on your quote has it/,
  );
  expect(api.calls.some(({ path }) => path === '/v2/vehicles')).toBe(false);
});

test('a VIN that several trims share asks for the trim', async () => {
  const { user } = openAt('/vehicles/new', answered(), { handlers: cars(2019, ['L', 'LE', 'SE']) });
  await user.click(await screen.findByRole('radio', { name: 'Enter the VIN' }));
  await user.type(screen.getByLabelText('VIN'), GOOD_VIN);
  const trim = await screen.findByLabelText('Trim');
  expect(trim).toHaveAccessibleDescription(/3 versions share this VIN/);
  await user.selectOptions(trim, 'LE');
  expect(await screen.findByRole('heading', { name: '2019 Honda Accord' })).toBeInTheDocument();
  expect(screen.getByText('LE')).toBeInTheDocument();
});

const byVin = async (year: number) => {
  const rendered = open(answered(), year);
  await rendered.user.click(await screen.findByRole('radio', { name: 'Enter the VIN' }));
  await rendered.user.type(screen.getByLabelText('VIN'), GOOD_VIN);
  await screen.findByRole('heading', { name: `${year} Honda Accord` });
  return rendered;
};

test.each([
  [1, '/quotes/vehicles'],
  [6, '/quotes/vehicles'],
  [7, '/vehicles/vehicle-1/edit-coverages'],
  [20, '/vehicles/vehicle-1/edit-coverages'],
  [21, '/quotes/vehicles'],
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
    expect(dialog).toHaveTextContent('can only have liability');
    const saved = screen.getByRole('button', { name: 'Add this car', hidden: true });
    expect(saved).toHaveAttribute('aria-busy', 'true');
    expect(address()).toBe('/vehicles/new');
    await user.click(within(dialog).getByRole('button', { name }));
    await waitFor(() => expect(address()).toBe('/quotes/vehicles'));
  },
);

test('rides and deliveries are business; another use clears them; unchecking both clears the use (section 4, use code) [4-30, 4-31, 4-32]', async () => {
  const { user } = await byVin(2003);
  const rides = screen.getByRole('checkbox', { name: 'Ridesharing' });
  await user.click(await use(/Errands/));
  await user.click(rides);
  expect(await use(/^Business/)).toBeChecked();
  await user.click(await use(/Farm work/));
  expect(rides).not.toBeChecked();
  await user.click(rides);
  await user.click(rides);
  expect(await use(/^Business/)).not.toBeChecked();
  expect(save()).toHaveAccessibleDescription(/what you use it for/);
});

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
  open();
  await screen.findByLabelText('VIN');
  expect(screen.queryByRole('link', { name: 'Cancel' })).not.toBeInTheDocument();
});

test.each([
  ['/vehicles/new', '/quotes/vehicles'],
  ['/vehicles/new?returnTo=/bol/quotes/vehicles', '/bol/quotes/vehicles'],
  ['/vehicles/new?returnTo=https://evil.example/', '/quotes/vehicles'],
  ['/vehicles/new?returnTo=//evil.example', '/quotes/vehicles'],
])('from %s Cancel goes to %s (reading 9) [2.6-8]', async (path, to) => {
  open(answered({ vehicles: [aVehicle()] }), 2003, path);
  expect(await screen.findByRole('link', { name: 'Cancel' })).toHaveAttribute('href', to);
});

test('the submit waits for the complete car and its use; there are five uses (section 5) [5-7, R32-2]', async () => {
  const { user } = open();
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

import type { Quote } from '@shared/domain';
import { aDriver, aQuote, aVehicle } from '@shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { cars } from '../testing/cars';
import { openAt } from '../testing/openAt';

const aged = (age: number, changes = {}): Quote =>
  aQuote({
    homeowner: true,
    currently_insured: false,
    vehicles: [aVehicle({ use_code: 'commute' })],
    drivers: [aDriver({ age, ...changes })],
  });
const open = (quote: Quote, path = '/drivers/driver-1/edit') => openAt(path, quote, { handlers: cars() });
const age = () => screen.findByLabelText('Age');
const notice = () => screen.queryByText(/changed in another tab or browser/);
const save = () => screen.getByRole('button', { name: 'Save changes' });

/** Types an age over the quote's, then reloads the tab. */
async function typeAge(over: Quote, typed: string): Promise<void> {
  const { user, unmount } = open(over);
  await user.clear(await age());
  await user.type(await age(), typed);
  unmount();
}

beforeEach(() => sessionStorage.clear());

test('Cancel discards what was typed: reopened, the form has the quote’s answers (2.7)', async () => {
  const { user, unmount } = open(aged(30));
  await user.clear(await age());
  await user.type(await age(), '40');
  await user.click(screen.getByRole('link', { name: 'Cancel' }));
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/quotes/drivers'));
  expect(Object.keys(sessionStorage)).toEqual([]);
  unmount();
  open(aged(30));
  expect(await age()).toHaveValue('30');
});

test('Cancel also discards a car search in progress (2.6)', async () => {
  const { user } = open(aged(30), '/vehicles/new');
  await user.click(await screen.findByRole('radio', { name: 'Enter the VIN' }));
  await user.type(screen.getByLabelText('VIN'), '1HG');
  await user.click(screen.getByRole('link', { name: 'Cancel' }));
  await screen.findByRole('heading', { name: 'Add vehicles' });
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test.each(['/drivers/driver-1/edit', '/vehicles/vehicle-1/edit', '/vehicles/vehicle-1/edit-coverages'])(
  'opening %s stores no draft',
  async (path) => {
    open(aged(30), path);
    await screen.findByRole('heading', { level: 1 });
    await screen.findByRole('button', { name: /Save/ });
    expect(Object.keys(sessionStorage)).toEqual([]);
  },
);

test('a draft typed over an older answer is reported like in an open form, and decided before saving', async () => {
  await typeAge(aged(30), '40');
  const { user, api } = open(aged(55));
  expect(await age()).toHaveValue('40');
  expect(await screen.findByText('Changed: You (Age).')).toBeInTheDocument();
  await user.click(save());
  expect(api.calls.filter(({ method }) => method !== 'GET')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Load the newer answers' }));
  expect(await age()).toHaveValue('55');
});

test('an answer kept over a newer one is not asked about again after a reload, except for an even newer one', async () => {
  await typeAge(aged(30), '40');
  const { user, unmount } = open(aged(55));
  await user.click(await screen.findByRole('button', { name: 'Keep mine' }));
  unmount();
  const again = open(aged(55));
  expect(await age()).toHaveValue('40');
  expect(notice()).not.toBeInTheDocument();
  again.unmount();
  open(aged(56));
  await age();
  expect(notice()).toBeInTheDocument();
});

test('a reload keeps the unanswered notice', async () => {
  await typeAge(aged(30), '40');
  open(aged(55)).unmount();
  const { user, unmount } = open(aged(55));
  await screen.findByText('Changed: You (Age).');
  await user.type(await age(), '{Backspace}1');
  unmount();
  open(aged(55));
  expect(await age()).toHaveValue('41');
  expect(notice()).toBeInTheDocument();
});

test('a field that the driver’s other form changed does not silently return to the old value', async () => {
  await typeAge(aged(30), '40');
  open(aged(30, { marital_status: 'married' }));
  expect(await screen.findByText('Changed: You (Marital status).')).toBeInTheDocument();
});

test.each([
  ['another car', { ...aged(30), vehicles: [aVehicle({ use_code: 'farm' })], version: 9 }],
  ['the same answer as typed', aged(40)],
])('a draft does not conflict when the change is %s', async (_, now) => {
  await typeAge(aged(30), '40');
  open(now);
  expect(await age()).toHaveValue('40');
  expect(notice()).not.toBeInTheDocument();
});

test('a coverage choice made over a newer one is reported too', async () => {
  const path = '/vehicles/vehicle-1/edit-coverages';
  const { user, unmount } = open(aged(30), path);
  await user.click(await screen.findByRole('radio', { name: /^No/ }));
  unmount();
  open({ ...aged(30), vehicles: [aVehicle({ use_code: 'commute', liability_only: true })] }, path);
  expect(await screen.findByRole('radio', { name: /^No/ })).toBeChecked();
  expect(notice()).toBeInTheDocument();
});

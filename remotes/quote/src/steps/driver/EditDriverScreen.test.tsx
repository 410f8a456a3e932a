import { aDriver, aQuote, aVehicle } from '@shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { openAt } from '../../testing/openAt';

const drivers = [
  aDriver(),
  aDriver({ id: 'driver-2', policy_holder: false, credit_score: null, age: 20, good_student: true }),
];
const open = (path: string) =>
  openAt(path, aQuote({ homeowner: true, currently_insured: false, vehicles: [aVehicle()], drivers }));
const address = () => screen.getByTestId('address').textContent;

beforeEach(() => sessionStorage.clear());

test.each([
  ['/drivers/driver-2/edit', '/quotes/drivers'],
  ['/rates/drivers/driver-2/edit', '/quotes/review'],
])('saving on %s goes to %s (2.7) [2.7-5, 2.7-6, 4-54]', async (path, to) => {
  const { user, api } = open(path);
  const age = await screen.findByLabelText('Age');
  expect(age).toHaveValue('20');
  expect(screen.getByRole('checkbox', { name: /Good student/ })).toBeChecked();
  expect(screen.queryByRole('group', { name: 'How is your credit?' })).not.toBeInTheDocument();
  await user.clear(age);
  await user.type(age, '24');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(address()).toBe(to));
  // Choices no longer offered are cleared, not kept (section 4).
  expect(api.calls.find(({ method }) => method === 'PATCH')).toMatchObject({
    path: '/v2/quotes/quote-1/drivers/driver-2',
    body: { age: 24, good_student: false },
  });
});

// Of a rated quote and of the prices, the car's form has the same Cancel.
test('Cancel goes to the list (2.7) [2.7-7]', async () => {
  open('/drivers/driver-1/edit');
  expect(await screen.findByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/quotes/drivers');
  // Of the policyholder it also asks about credit (section 5).
  expect(screen.getByRole('group', { name: 'How is your credit?' })).toBeInTheDocument();
});

test('a driver that is not on the quote gets a message with a link to the list', async () => {
  open('/drivers/gone/edit');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('isn’t on your quote');
  expect(screen.getByRole('link', { name: 'See your drivers' })).toHaveAttribute('href', '/quotes/drivers');
});

test('an age from a stated birthday is not asked, validated or sent (reading 14)', async () => {
  const stated = aDriver({ birthday: '1942-01-05', birthday_estimated: false, age: 84 });
  const { user, api } = openAt(
    '/rates/drivers/driver-1/edit',
    aQuote({ homeowner: true, currently_insured: false, vehicles: [aVehicle()], drivers: [stated] }),
  );
  expect(await screen.findByText(/birthday in your application/)).toBeInTheDocument();
  expect(screen.getByText('84 years old')).toBeInTheDocument();
  expect(screen.queryByLabelText('Age')).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Married' }));
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(address()).toBe('/quotes/review'));
  const sent = api.calls.find(({ method }) => method === 'PATCH')?.body;
  expect(sent).toMatchObject({ marital_status: 'married' });
  expect(sent).not.toHaveProperty('age');
});

test('retyping the age keeps Good student checked if the new age allows it', async () => {
  const { user, api } = open('/drivers/driver-2/edit');
  const age = await screen.findByLabelText('Age');
  await user.clear(age);
  await user.type(age, '19');
  expect(screen.getByRole('checkbox', { name: /Good student/ })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(address()).toBe('/quotes/drivers'));
  expect(api.calls.find(({ method }) => method === 'PATCH')).toMatchObject({
    body: { age: 19, good_student: true },
  });
});

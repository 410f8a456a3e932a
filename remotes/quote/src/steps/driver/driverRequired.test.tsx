import { aQuote, aVehicle } from '@shared/testing';
import { screen } from '@testing-library/react';
import { openAt } from '../../testing/openAt';

const open = () =>
  openAt(
    '/drivers/new',
    aQuote({ homeowner: true, currently_insured: false, vehicles: [aVehicle()], drivers: [] }),
  );
const save = () => screen.getByRole('button', { name: /^Save/ });

beforeEach(() => sessionStorage.clear());

test('section 5: the submit names what is still needed, and waits for all of it [5-16]', async () => {
  const { user } = open();
  const age = await screen.findByLabelText('Age');
  expect(save()).toHaveAccessibleDescription('Still needed: age, gender, marital status, and credit.');
  await user.type(age, '35');
  for (const name of ['Female', 'Single']) await user.click(screen.getByRole('radio', { name }));
  expect(save()).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('radio', { name: 'Good' }));
  expect(save()).not.toHaveAttribute('aria-disabled');
  await user.clear(age);
  expect(save()).toHaveAccessibleDescription('Still needed: age.');
});

test.each([
  ['345', '34'],
  ['a2b1', '21'],
  ['042', '42'],
])('section 5: of %s the age keeps %s [5-17]', async (typed, kept) => {
  const { user } = open();
  const age = await screen.findByLabelText('Age');
  await user.type(age, typed);
  expect(age).toHaveValue(kept);
});

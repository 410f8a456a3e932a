import { aQuote, aVehicle } from '@shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openAt } from '../../testing/openAt';

const open = () =>
  openAt(
    '/drivers/new',
    aQuote({ homeowner: true, currently_insured: false, vehicles: [aVehicle()], drivers: [] }),
  );
const save = () => screen.getByRole('button', { name: /^Save/ });

beforeEach(() => sessionStorage.clear());

test('the submit names what is missing; pressed too early, each field and the summary say it (section 5, reading 52) [5-16]', async () => {
  const { user, api } = open();
  const age = await screen.findByLabelText('Age');
  expect(save()).toHaveAccessibleDescription(/ age, gender, marital status, and credit\.$/);
  await user.click(save());
  const summary = await screen.findByRole('alert');
  await waitFor(() => expect(summary).toHaveFocus());
  const fields = ['age', 'gender', 'marital_status', 'credit_score'];
  const lines = within(summary).getAllByRole('link');
  expect(lines.map((line) => line.getAttribute('href'))).toEqual(fields.map((field) => `#field-${field}`));
  expect(age).toBeInvalid();
  expect(api.calls.some(({ method }) => method === 'POST')).toBe(false);
  await user.type(age, '35');
  for (const name of ['Female', 'Single']) await user.click(screen.getByRole('radio', { name }));
  expect(save()).toHaveAccessibleDescription(/ credit\.$/);
  await user.click(screen.getByRole('radio', { name: 'Good' }));
  expect(save()).not.toHaveAccessibleDescription();
  await user.clear(age);
  expect(save()).toHaveAccessibleDescription(/ age\.$/);
});

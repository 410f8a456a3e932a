import { refusal } from '@shared/testing';
import { screen } from '@testing-library/react';
import { openAt } from '../../testing/openAt';

const lookup = 'GET /v2/locations/lookup';
const zipField = () => screen.findByLabelText(/ZIP code where you keep/);

test('2.3: one field with an example in it, and one button [2.3-1]', async () => {
  openAt('/quotes/new', null);
  expect(await zipField()).toHaveAttribute('placeholder', '60018');
  expect(screen.getByRole('button', { name: 'Start my quote' })).toHaveAttribute('type', 'submit');
});

test('2.3: while the check runs the screen says so, with the ZIP [2.3-6]', async () => {
  const { user } = openAt('/quotes/new', null, { handlers: { [lookup]: () => new Promise(() => {}) } });
  await user.type(await zipField(), '60601{Enter}');
  const waiting = await screen.findByText('Checking your zip code for coverage');
  expect(waiting.closest('output')).toHaveTextContent('60601');
});

test('2.3: a check that fails is an alert at the top [2.3-14]', async () => {
  const { user } = openAt('/quotes/new', null, { handlers: { [lookup]: () => refusal(503, 'unavailable') } });
  await user.type(await zipField(), '60601{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not check 60601 just now');
});

test('2.3: where several cities share a ZIP, the choice of one stands in place of the field [2.3-7]', async () => {
  const shared = { zip_code: '60018', state: 'IL', covered: true };
  const counties = [{ name: 'Cook', cities: ['Des Plaines', 'Rosemont'] }];
  const { user } = openAt('/quotes/new', null, { handlers: { [lookup]: { ...shared, counties } } });
  await user.type(await zipField(), '60018{Enter}');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('60018');
  expect(await screen.findByLabelText('City')).toBeInTheDocument();
  expect(screen.queryByLabelText(/ZIP code where/)).not.toBeInTheDocument();
});

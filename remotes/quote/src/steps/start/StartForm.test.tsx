import { refusal } from '@shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { openAt } from '../../testing/openAt';

const lookup = 'GET /v2/locations/lookup';
const zipField = () => screen.findByLabelText(/ZIP code where you keep/);

beforeEach(() => sessionStorage.clear());

test('one field with an example in it, and one button (2.3) [2.3-1]', async () => {
  openAt('/quotes/new', null);
  expect(await zipField()).toHaveAttribute('placeholder', '60018');
  expect(screen.getByRole('button', { name: 'Start my quote' })).toHaveAttribute('type', 'submit');
});

test('while checking, the screen says so, with the ZIP (2.3) [2.3-6, 3-156]', async () => {
  const { user } = openAt('/quotes/new', null, { handlers: { [lookup]: () => new Promise(() => {}) } });
  await user.type(await zipField(), '60601{Enter}');
  const waiting = await screen.findByText('Checking your zip code for coverage');
  expect(waiting.closest('output')).toHaveTextContent('60601');
});

test('at first the button itself is busy, with a spinner, and sends nothing twice (2.3) [2.3-2]', async () => {
  const { user, api } = openAt('/quotes/new', null, { handlers: { [lookup]: () => new Promise(() => {}) } });
  const asked = () => api.calls.filter(({ path }) => path === '/v2/locations/lookup');
  await user.type(await zipField(), '60601{Enter}');
  const button = screen.getByRole('button', { name: 'Start my quote' });
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button.querySelector('svg')).not.toBeNull();
  await user.click(button);
  expect(asked().length).toBeLessThanOrEqual(1);
  expect(await screen.findByText('Checking your zip code for coverage')).toBeInTheDocument();
  expect(asked()).toHaveLength(1);
});

test('an invalid ZIP in a link stays with the form, and also shows an alert at the top (2.3) [2.3-5, 2.3-14, 8-7]', async () => {
  const { bus } = openAt('/quotes/new?zip_code=00000', null, {
    handlers: { [lookup]: () => refusal(404, 'zip_not_found') },
  });
  const alerts: unknown[] = [];
  bus.on('alert:show-requested', (alert) => alerts.push(alert));
  expect(await screen.findByText('Please enter a valid zipcode')).toBeInTheDocument();
  await waitFor(() =>
    expect(alerts).toEqual([{ variant: 'danger', textKey: 'common:errors.zip_not_found' }]),
  );
  expect(screen.getByTestId('address')).toHaveTextContent('/quotes/new?zip_code=00000');
});

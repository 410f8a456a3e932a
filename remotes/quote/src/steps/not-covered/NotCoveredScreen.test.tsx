import { refusal } from '@shared/testing';
import { screen } from '@testing-library/react';
import { openAt } from '../../testing/openAt';

test.each([
  ['?location=90210', "We don't cover 90210"],
  // A stranger's text in the address is shown as digits only (reading 18).
  ['?location=9%3Cb%3E0210call%20me', "We don't cover 90210"],
  ['?location=evil', "We don't cover this ZIP code"],
  ['', "We don't cover this ZIP code"],
])('2.4: %s reads %s [2.4-1, R18-8]', async (query, title) => {
  openAt(`/quotes/not-covered${query}`, null);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(title);
});

test('2.4: the button clears the ZIP and returns to the start [2.4-2]', async () => {
  const { user } = openAt('/quotes/new', null, {
    handlers: { 'GET /v2/locations/lookup': () => refusal(404, 'zip_not_found') },
  });
  await user.type(await screen.findByLabelText(/ZIP code where/), '90210{Enter}');
  await user.click(await screen.findByRole('link', { name: 'Try another ZIP code' }));
  expect(screen.getByTestId('address')).toHaveTextContent('/quotes/new');
  expect(screen.getByLabelText(/ZIP code where/)).toHaveValue('');
});

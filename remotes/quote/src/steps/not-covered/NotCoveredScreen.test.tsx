import { refusal } from '@shared/testing';
import { screen } from '@testing-library/react';
import { openAt } from '../../testing/openAt';

test.each([
  ['?location=90210', "We don't cover 90210"],
  // Untrusted text in the URL is shown as digits only (reading 18).
  ['?location=9%3Cb%3E0210call%20me', "We don't cover 90210"],
  ['?location=evil', "We don't cover this ZIP code"],
  ['', "We don't cover this ZIP code"],
])('%s reads %s (2.4) [2.4-1, R18-8]', async (query, title) => {
  openAt(`/quotes/not-covered${query}`, null);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(title);
});

test.each([
  ['90210', '90210 is in Beverly Hills, California. We’re not there yet.'],
  ['00000', 'We couldn’t find 00000. Check the 5 digits and try again.'],
])('%s: names the place, or says that the ZIP is unknown (issue 17)', async (zip, told) => {
  openAt(`/quotes/not-covered?location=${zip}`, null, {
    handlers: {
      'GET /v2/locations/lookup': ({ query }) =>
        query.get('zip_code') === '90210'
          ? {
              zip_code: '90210',
              state: 'CA',
              counties: [{ name: 'Los Angeles', cities: ['Beverly Hills'] }],
              covered: false,
            }
          : refusal(404, 'zip_not_found'),
    },
  });
  expect(await screen.findByText(told)).toBeInTheDocument();
});

test('the button clears the ZIP and returns to the start (2.4) [2.4-2]', async () => {
  const { user } = openAt('/quotes/new', null, {
    handlers: { 'GET /v2/locations/lookup': () => refusal(404, 'zip_not_found') },
  });
  await user.type(await screen.findByLabelText(/ZIP code where/), '90210{Enter}');
  await user.click(await screen.findByRole('link', { name: 'Try another ZIP code' }));
  expect(screen.getByTestId('address')).toHaveTextContent('/quotes/new');
  expect(screen.getByLabelText(/ZIP code where/)).toHaveValue('');
});

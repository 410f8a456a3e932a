import { termFrom } from '@shared/domain';
import { aRate } from '@shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { openRates, OVERVIEW } from '../testing/openRates';
import { ratedQuote } from '../testing/rateHandlers';

test.each([
  ['2019 Toyota Camry', '/rates/vehicles/vehicle-1/edit'],
  ['your details', '/rates/drivers/driver-1/edit'],
])(
  '%s is edited from the prices, and the edit knows its origin (2.6, 2.7) [2.6-12, 2.7-7]',
  async (what, to) => {
    const { user } = openRates(OVERVIEW);
    await user.click(await screen.findByRole('link', { name: `Edit ${what}` }));
    const standing = screen.getByTestId('standing');
    await waitFor(() => expect(standing).toHaveTextContent(to));
    expect(standing).toHaveAttribute('data-state', '{"previousPath":"/rates"}');
  },
);

test.each([
  ['2019 Toyota Camry', '/bol/vehicles/vehicle-1/edit'],
  ['your details', '/bol/drivers/driver-1/edit'],
])('once the application has policy details, %s is edited there (2.1) [2.1-14]', async (what, to) => {
  const quote = {
    ...ratedQuote,
    status: 'APPLYING',
    selected_rate: aRate(),
    term: termFrom('2030-12-01', 6),
  };
  openRates(OVERVIEW, { 'GET /v2/quotes/:id': quote });
  expect(await screen.findByRole('link', { name: `Edit ${what}` })).toHaveAttribute('href', to);
});

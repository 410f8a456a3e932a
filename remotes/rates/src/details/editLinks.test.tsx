import { screen, waitFor } from '@testing-library/react';
import { openRates, OVERVIEW } from '../testing/openRates';

test.each([
  ['2019 Toyota Camry', '/rates/vehicles/vehicle-1/edit'],
  ['your details', '/rates/drivers/driver-1/edit'],
])(
  '2.6, 2.7: %s is edited from the prices, and the edit knows where it came from [2.6-12, 2.7-7]',
  async (what, to) => {
    const { user } = openRates(OVERVIEW);
    await user.click(await screen.findByRole('link', { name: `Edit ${what}` }));
    const standing = screen.getByTestId('standing');
    await waitFor(() => expect(standing).toHaveTextContent(to));
    expect(standing).toHaveAttribute('data-state', '{"previousPath":"/rates"}');
  },
);

import { paths } from '@shared/domain';
import { Link } from '@shared/federation/router';
import { aDriver, aQuote, aVehicle, renderWithProviders, storedQuote } from '@shared/testing';
import { screen } from '@testing-library/react';
import { App } from '../App';
import { cars } from '../testing/cars';
import { quoteServer } from '../testing/quoteServer';

const quote = aQuote({
  status: 'RATED',
  homeowner: true,
  currently_insured: false,
  vehicles: [aVehicle()],
  drivers: [aDriver()],
});

beforeEach(() => sessionStorage.clear());

test.each([
  [paths.editVehicleFromRates('vehicle-1')],
  [paths.editVehicle('vehicle-1')],
  [paths.editDriverFromRates('driver-1')],
  [paths.editDriver('driver-1')],
])(
  'from the prices, Cancel on %s returns to the stored quote’s prices (2.6, 2.7) [2.6-12, 2.7-7, R16-6]',
  async (path) => {
    const { user } = renderWithProviders(
      <>
        <Link to={path} state={{ previousPath: '/rates' }}>
          From the prices
        </Link>
        <App />
      </>,
      { stored: storedQuote(), path: '/quotes/review', handlers: { ...quoteServer(quote), ...cars() } },
    );
    await user.click(screen.getByRole('link', { name: 'From the prices' }));
    expect(await screen.findByRole('link', { name: 'Cancel' })).toHaveAttribute(
      'href',
      '/quotes/quote-1/rates/',
    );
  },
);

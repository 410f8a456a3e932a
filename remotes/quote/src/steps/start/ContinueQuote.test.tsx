import { aQuote, aVehicle } from '@shared/testing';
import { screen } from '@testing-library/react';
import { openAt } from '../../testing/openAt';

beforeEach(() => sessionStorage.clear());

test.each([
  ['no car yet', 0, 'Des Plaines, IL'],
  ['four cars', 4, '2019 Toyota Camry, 2019 Toyota Camry +2 · Des Plaines, IL'],
])('a returning shopper sees what the quote is about: %s', async (_what, count, line) => {
  const vehicles = Array.from({ length: count }, (_, at) => aVehicle({ id: `vehicle-${at}` }));
  openAt('/quotes/new', aQuote({ vehicles }));
  expect(await screen.findByText(line)).toBeInTheDocument();
});

test.each([
  ['AUTHORIZED', 'en', 'Continue your quote', 'Continue my quote'],
  ['BOUND', 'en', 'Your policy', 'Sign my policy'],
  ['COMPLETE', 'es', 'Su póliza', 'Ver mi póliza'],
] as const)(
  'an issued policy is not a quote to continue: %s in %s',
  async (status, language, title, action) => {
    openAt('/quotes/new', aQuote({ status, vehicles: [aVehicle()] }), { language });
    expect(await screen.findByText('2019 Toyota Camry · Des Plaines, IL')).toBeInTheDocument();
    expect(screen.getByText(title)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: action })).toHaveAttribute('href', '/quotes/review?resume=1');
  },
);

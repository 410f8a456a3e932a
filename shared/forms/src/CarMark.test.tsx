import { EMPTY_PICK, pickVehicle } from '@shared/domain';
import { renderWithProviders } from '@shared/testing';
import { CarMark } from './CarMark';

const logoOf = (logo_url: string | null) => {
  const car = pickVehicle(EMPTY_PICK, { manufacturer: 'Honda', logo_url });
  return renderWithProviders(<CarMark car={car} />).container.querySelector('img');
};

test('a car shows the logo of its make, from the vehicle data service, as decoration [R40-2]', () => {
  const logo = logoOf('/v2/logos/honda.svg');
  expect(logo).toHaveAttribute('src', 'https://cars.test/v2/logos/honda.svg');
  expect(logo).toHaveAttribute('alt', '');
});

test('a car whose make has no logo shows its shape alone', () => {
  expect(logoOf(null)).toBeNull();
});

import { EMPTY_PICK, pickVehicle } from '@shared/domain';
import { renderWithProviders } from '@shared/testing';
import { CarMark } from './CarMark';

const logoOf = (logo_url: string | null) => {
  const car = pickVehicle(EMPTY_PICK, { manufacturer: 'Honda', logo_url });
  return renderWithProviders(<CarMark car={car} />).container.querySelector('img');
};

test('shows the car’s make logo from the vehicle data service, as decoration [R40-2]', () => {
  const logo = logoOf('/v2/logos/honda.svg');
  expect(logo).toHaveAttribute('src', 'https://cars.test/v2/logos/honda.svg');
  expect(logo).toHaveAttribute('alt', '');
});

test('shows only the car’s shape if its make has no logo', () => {
  expect(logoOf(null)).toBeNull();
});

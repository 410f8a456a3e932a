import { aDriver, aQuote, aVehicle } from '@shared/testing';
import { screen } from '@testing-library/react';
import { cars } from './testing/cars';
import { openAt } from './testing/openAt';

const whole = aQuote({
  homeowner: true,
  currently_insured: false,
  vehicles: [aVehicle({ year: new Date().getFullYear() - 10 })],
  drivers: [aDriver()],
});

beforeEach(() => sessionStorage.clear());

test.each([
  { id: '2.1-2', path: '/quotes/new', title: /Compare car insurance prices/ },
  { id: '2.1-20', path: '/quotes/edit', title: /a little about you/ },
  { id: '2.1-21', path: '/quotes/not-covered', title: /don’t cover/ },
  { id: '2.1-4', path: '/quotes/vehicles', title: /Add vehicles/ },
  { id: '2.1-22', path: '/quotes/drivers', title: /Add drivers/ },
  { id: '2.1-23', path: '/quotes/review', title: /Check your answers/ },
  { id: '2.1-5', path: '/vehicles/new', title: /Which car/ },
  { id: '2.1-7', path: '/vehicles/vehicle-1/edit', title: /Edit your .* Toyota Camry/ },
  { id: '2.1-25', path: '/rates/vehicles/vehicle-1/edit', title: /Edit your .* Toyota Camry/ },
  { id: '2.1-6', path: '/vehicles/vehicle-1/edit-coverages', title: /Select your coverage/ },
  { id: '2.1-8', path: '/drivers/new', title: /Who else drives/ },
  { id: '2.1-9', path: '/drivers/driver-1/edit', title: /Edit your details/ },
  { id: '2.1-26', path: '/rates/drivers/driver-1/edit', title: /Edit your details/ },
])('$path shows the screen $title [$id]', async ({ path, title }) => {
  openAt(path, whole, { handlers: cars() });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(title);
});

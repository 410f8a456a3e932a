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
  ['/quotes/new', /Compare car insurance prices/],
  ['/quotes/edit', /two questions about you/],
  ['/quotes/not-covered', /don't cover/],
  ['/quotes/vehicles', /Add vehicles/],
  ['/quotes/drivers', /Add drivers/],
  ['/quotes/review', /Check your answers/],
  ['/vehicles/new', /Which car/],
  ['/vehicles/vehicle-1/edit', /Edit your .* Toyota Camry/],
  ['/rates/vehicles/vehicle-1/edit', /Edit your .* Toyota Camry/],
  ['/vehicles/vehicle-1/edit-coverages', /Select your coverage/],
  ['/drivers/new', /Who else drives/],
  ['/drivers/driver-1/edit', /Edit your details/],
  ['/rates/drivers/driver-1/edit', /Edit your details/],
])('2.1: %s is the screen %p [2.1-2, 2.1-4, 2.1-5, 2.1-6, 2.1-7, 2.1-8, 2.1-9]', async (path, title) => {
  openAt(path, whole, { handlers: cars() });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(title);
});

import { fireEvent, screen } from '@testing-library/react';
import { anApplication, aWholeDriver, aWholeVehicle } from '../testing/anApplication';
import { openAt } from '../testing/openAt';

const quote = anApplication();
const elsewhere = {
  ...quote,
  version: quote.version + 1,
  drivers: [aWholeDriver({ last_name: 'Quackenbush' })],
  vehicles: [aWholeVehicle({ model: 'Corolla' })],
};

test.each([
  ['/bol/quotes/drivers', /Ann Lee/, /Ann Quackenbush/],
  ['/bol/quotes/vehicles', /Toyota Camry/, /Toyota Corolla/],
  ['/bol/quotes/review', /Toyota Camry/, /Toyota Corolla/],
])('another browser’s change is shown on return to %s (ADR 0014)', async (path, before, after) => {
  const { api } = openAt(path, quote);
  expect((await screen.findAllByText(before)).length).toBeGreaterThan(0);
  api.use({ 'GET /v2/quotes/:id': elsewhere });
  fireEvent.blur(window);
  fireEvent.focus(window);
  expect((await screen.findAllByText(after)).length).toBeGreaterThan(0);
});

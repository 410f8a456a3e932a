import { aQuote, type FakeCall } from '@shared/testing';
import { screen } from '@testing-library/react';
import { cars } from '../../../testing/cars';
import { openAt } from '../../../testing/openAt';

/** A quote whose first questions are answered, so cars can be added. */
export const answered = (changes = {}) => aQuote({ homeowner: true, currently_insured: false, ...changes });
/** Opens the form for a new car; the car of the good VIN is of this year. */
export const openNewVehicle = (quote = answered(), year = 2003, path = '/vehicles/new') =>
  openAt(path, quote, { handlers: cars(year) });
export const address = () => screen.getByTestId('address').textContent;
export const use = (name: RegExp) => screen.findByRole('radio', { name });
export const save = () => screen.getByRole('button', { name: 'Add this car' });
/** Selects the lists, since the VIN field comes first. */
export const byLists = async (user: ReturnType<typeof openNewVehicle>['user']) =>
  user.click(await screen.findByRole('radio', { name: 'Pick from lists' }));
export const posted = (calls: Pick<FakeCall, 'method' | 'body'>[]) =>
  calls.filter(({ method }) => method === 'POST').map(({ body }) => body);

import type { Quote, Vehicle } from '@shared/domain';
import { aVehicle, type FakeCall, type FakeHandlers, type RenderOptions } from '@shared/testing';
import { screen, within } from '@testing-library/react';
import { anAskedApplication } from '../../../testing/anApplication';
import { openAt } from '../../../testing/openAt';

export const VIN = '1HGCM82633A004352';
export const PATH = '/bol/vehicles/vehicle-1/edit';
export const PATCH = 'PATCH /v2/quotes/:id/vehicles/:vehicleId';

/** A VIN lookup with these cars, by model and trim. */
export const vinAnswers = (...cars: { year?: number; make?: string; model: string; trim?: string }[]) => ({
  'GET /v2/vehicles': {
    vehicles: cars.map(({ year = 2003, make = 'Honda', model, trim = 'EX' }) => ({
      model: { year, name: model },
      make: { name: make, logo: null },
      trim: { name: trim, vin: null, body_class: 'Sedan' },
    })),
  },
});

/** The car of the VIN above as the quote has it, without miles. */
export const anAccord = (changes: Partial<Vehicle> = {}): Vehicle =>
  aVehicle({
    year: 2003,
    manufacturer: 'Honda',
    model: 'Accord',
    trim: 'EX',
    vin: '1HGCM826*3A',
    ...changes,
  });

/** Opens the first car's form in an application whose drivers are complete. */
export function openVehicle(
  vehicle: Vehicle = anAccord(),
  { handlers = {}, ...options }: RenderOptions = {},
  changes: Partial<Quote> = {},
) {
  const quote = anAskedApplication({ vehicles: [vehicle], ...changes });
  const server: FakeHandlers = {
    ...vinAnswers({ model: 'Accord' }),
    [PATCH]: ({ body }: FakeCall) => {
      const saved = Object.assign({}, vehicle, body);
      return { vehicle: saved, quote: { ...quote, vehicles: [saved], version: 2 } };
    },
  };
  return openAt(PATH, quote, { ...options, handlers: { ...server, ...handlers } });
}

type Shop = ReturnType<typeof openVehicle>;

export const address = () => screen.getByTestId('address').textContent;
export const vinField = () => screen.findByLabelText('VIN');
export const save = () => screen.getByRole('button', { name: 'Save this car' });
export const lienholder = (name: RegExp) =>
  within(screen.getByRole('group', { name: 'Is there a lienholder?' })).getByRole('radio', { name });
/** The answers sent. */
export const sent = ({ api }: Shop) =>
  api.calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);

/** Answers everything but the lienholder. */
export async function fillCar(shop: Shop, vin = VIN): Promise<void> {
  await vinField();
  await retype(shop, 'VIN', vin);
  await retype(shop, 'Current mileage', '42000');
  await changeMiles(shop);
  await retype(shop, 'Miles driven in a year', '9500');
}

/** Asks for other miles than the quote assumed. */
const changeMiles = ({ user }: Shop): Promise<void> =>
  user.click(screen.getByRole('radio', { name: 'Change it' }));

/** Opens what the car is used for. */
export const changeUse = ({ user }: Shop): Promise<void> =>
  user.click(screen.getByRole('button', { name: 'Change use' }));

/** Replaces a field's text by pasting. */
export async function retype({ user }: Shop, label: string | RegExp, text: string): Promise<void> {
  await user.clear(screen.getByLabelText(label));
  if (text !== '') await user.paste(text);
}

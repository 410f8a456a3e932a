import {
  coveragesFor,
  packageEntries,
  type PackageName,
  productCatalogue,
  type Quote,
  type StateCode,
} from '@shared/domain';
import { withChosenLimits, type Vehicle } from '@shared/domain';
import { openChoices, packagesBasis } from '@shared/domain/purchase';
import { aQuote, aRate, type FakeCall, type Rendered, type RenderOptions } from '@shared/testing';
import { screen, within } from '@testing-library/react';
import { anAskedApplication, aWholeDriver, aWholeVehicle } from '../../../testing/anApplication';
import { openAt } from '../../../testing/openAt';

const PRODUCTS: Partial<Record<StateCode, string>> = {
  TX: 'USHC-ROAD_RANGER',
  OK: 'USHC-ROADWARRIOR',
  IL: 'USHC-ROAD_WARRIOR',
};
export const productIn = (state: StateCode): string => PRODUCTS[state] ?? 'USHC-DEFAULT';

const coveragesOf = (state: StateCode, name: PackageName) =>
  withChosenLimits(packageEntries(state, name, productCatalogue(productIn(state), state)), []);

/** A car with a package of the selected product. */
export const aCar = (state: StateCode, name: PackageName, changes: Partial<Vehicle> = {}): Vehicle =>
  aWholeVehicle({ coverage_package_name: name, coverages: coveragesOf(state, name), ...changes });

/** An application up to its coverages, with one car of this package and its current price. */
export function anApplicationIn(state: StateCode, name: PackageName, changes: Partial<Quote> = {}): Quote {
  const vehicles = changes.vehicles ?? [aCar(state, name)];
  const asked = anAskedApplication({
    address: { ...aQuote().address, state },
    vehicles,
    drivers: [aWholeDriver({ occupation: 'retired', tort: state === 'PA' ? 'LIMITED' : null })],
    selected_rate: aRate({
      carrier_id: 'USHC',
      carrier_product_id: productIn(state),
      vehicles: vehicles.map(({ id, coverage_package_name: packageName }) => ({
        vehicle_id: id,
        driver_id: null,
        premium: 41_200,
        // Rated before the product was chosen, so under the names of the state's own catalog (reading 15).
        coverages: coveragesFor(state, packageName).map((one) => ({ ...one, premium: 5100, steps: [] })),
      })),
    }),
    ...changes,
  });
  return { ...asked, reviewed_coverages: null };
}

/** The same quote with everything signed that its state requires. */
export const signedOf = (quote: Quote): Quote => ({
  ...quote,
  version: quote.version + 1,
  reviewed_coverages: packagesBasis(quote.vehicles),
  signed_choices: openChoices(quote).map(({ kind, basis }) => ({
    kind,
    basis,
    version: '2026-11',
    consent_id: kind,
    signed_at: '2026-11-21T18:00:00.000Z',
  })),
});

export const REVIEW = 'PATCH /v2/quotes/:id';
export const SIGN = 'POST /v2/quotes/:id/consents';
export const CHANGE = 'PATCH /v2/quotes/:id/vehicles/:vehicleId';
export const CATALOGUE = 'GET /v2/coverages/getallcoverages';

/** Opens the screen over a server that signs, changes packages and has the catalog. */
export function openCoverages(quote: Quote, options: RenderOptions = {}): Rendered {
  const { state } = quote.address;
  let current = quote;
  const change = ({ params, body }: FakeCall) => {
    const { coverage_package_name: name }: { coverage_package_name: PackageName } = Object.assign(
      { coverage_package_name: 'GOOD' as const },
      body,
    );
    const vehicles = current.vehicles.map((car) =>
      car.id === params['vehicleId'] ? aCar(state, name, { id: car.id }) : car,
    );
    current = { ...current, version: current.version + 1, vehicles };
    return { vehicle: vehicles[0] ?? {}, quote: current };
  };
  const review = ({ body }: FakeCall) => {
    current = Object.assign({ ...current, version: current.version + 1 }, body);
    return current;
  };
  const sign = () => {
    current = signedOf(current);
    return { quote: current };
  };
  return openAt('/bol/coverages', quote, {
    ...options,
    handlers: {
      'GET /v2/quotes/:id': () => current,
      [CATALOGUE]: { coverages: productCatalogue(productIn(state), state) },
      [REVIEW]: review,
      [SIGN]: sign,
      [CHANGE]: change,
      ...options.handlers,
    },
  });
}

export const address = () => screen.getByTestId('address').textContent;
export const lineOf = (list: HTMLElement, name: string): HTMLElement => {
  const line = within(list)
    .getAllByRole('listitem')
    .find((one) => one.textContent?.startsWith(name));
  if (!line) throw new Error(`no line of ${name}`);
  return line;
};
/** The changes sent, in order. */
export const sent = ({ calls }: Rendered['api']) =>
  calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);

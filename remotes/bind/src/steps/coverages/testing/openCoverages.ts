import {
  type ChoicePrices,
  coveragesFor,
  type LineId,
  packageEntries,
  type PackageName,
  productCatalogue,
  type Quote,
  type StateCode,
} from '@shared/domain';
import { withChosenLimits, type Vehicle } from '@shared/domain';
import { askedLines, keptLines, packagesBasis } from '@shared/domain/purchase';
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

export const REVIEW = 'PATCH /v2/quotes/:id';
export const PRICES = 'GET /v2/quotes/:id/rates/choices';
export const CHOOSE = 'POST /v2/quotes/:id/choices';
export const CHANGE = 'PATCH /v2/quotes/:id/vehicles/:vehicleId';
export const CATALOGUE = 'GET /v2/coverages/getallcoverages';

/** What the API says of the lines: 24 dollars each, 30 and 38 for protection, 648 and 598 a year for tort. */
export function pricesOf(quote: Quote): ChoicePrices {
  const lines = askedLines(quote, keptLines(quote)).map(({ line, amounts }) => {
    if (line === 'tort') return { line, keep: [{ amount: null, premium: 64_800 }], reject: 59_800 };
    const keep = (amounts ?? [null]).map((amount, at) => ({ amount, premium: 2400 + at * 800 }));
    return { line, keep, reject: 0 };
  });
  return { months: 6, lines };
}

interface Choosing {
  choices: { line: LineId; choice: 'keep' | 'reject'; basis: string; version?: string }[];
}

/** The quote after these choices, signed where wording was sent. */
function decided(quote: Quote, body: unknown): Quote {
  const { choices }: Choosing = Object.assign({ choices: [] }, body);
  const coverage_choices = choices.map(({ line, choice, basis, version }) => ({
    line,
    choice,
    basis,
    amount: null,
    signature: version ? { version, consent_id: line, signed_at: '2026-11-28T18:00:00.000Z' } : null,
  }));
  const reviewed_coverages = packagesBasis(quote.vehicles);
  return { ...quote, version: quote.version + 1, coverage_choices, reviewed_coverages };
}

/** Opens the screen over a server that stores choices, changes packages and has the catalog. */
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
  const choose = ({ body }: FakeCall) => {
    current = decided(current, body);
    return { quote: current };
  };
  return openAt('/bol/coverages', quote, {
    ...options,
    handlers: {
      'GET /v2/quotes/:id': () => current,
      [CATALOGUE]: { coverages: productCatalogue(productIn(state), state) },
      [REVIEW]: review,
      [PRICES]: () => pricesOf(current),
      [CHOOSE]: choose,
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

import type { Quote } from '@shared/domain';
import { aDriver, aVehicle, type FakeHandlers } from '@shared/testing';

/** A server with one quote that mimics the API as far as these screens can tell. */
export function quoteServer(initial: Quote): FakeHandlers {
  let quote = initial;
  const change = (changes: Partial<Quote>): Quote => {
    quote = { ...quote, ...changes, version: quote.version + 1 };
    return quote;
  };
  return {
    'GET /v2/quotes/:id': () => quote,
    'POST /v2/quotes': ({ body }) => change({ address: { ...quote.address, ...addressIn(body) } }),
    'PATCH /v2/quotes/:id': ({ body }) => change(objectIn(body)),
    ...vehicleHandlers(() => quote, change),
    ...driverHandlers(() => quote, change),
  };
}

type Change = (changes: Partial<Quote>) => Quote;

function vehicleHandlers(current: () => Quote, change: Change): FakeHandlers {
  return {
    'POST /v2/quotes/:id/vehicles': ({ body }) => {
      const { vehicles } = current();
      const vehicle = aVehicle({ ...objectIn(body), id: `vehicle-${vehicles.length + 1}` });
      return { vehicle, quote: change({ vehicles: [...vehicles, vehicle] }) };
    },
    'PATCH /v2/quotes/:id/vehicles/:vehicleId': ({ body, params }) => {
      const vehicles = current().vehicles.map((each) =>
        each.id === params.vehicleId ? { ...each, ...objectIn(body) } : each,
      );
      return { vehicle: vehicles.find(({ id }) => id === params.vehicleId), quote: change({ vehicles }) };
    },
    'DELETE /v2/quotes/:id/vehicles/:vehicleId': ({ params }) => ({
      quote: change({ vehicles: current().vehicles.filter(({ id }) => id !== params.vehicleId) }),
    }),
  };
}

function driverHandlers(current: () => Quote, change: Change): FakeHandlers {
  return {
    'POST /v2/quotes/:id/drivers': ({ body }) => {
      const { drivers } = current();
      const driver = aDriver({
        ...objectIn(body),
        id: `driver-${drivers.length + 1}`,
        policy_holder: drivers.length === 0,
      });
      return { driver, quote: change({ drivers: [...drivers, driver] }) };
    },
    'PATCH /v2/quotes/:id/drivers/:driverId': ({ body, params }) => {
      const drivers = current().drivers.map((each) =>
        each.id === params.driverId ? { ...each, ...objectIn(body) } : each,
      );
      return { driver: drivers.find(({ id }) => id === params.driverId), quote: change({ drivers }) };
    },
    'DELETE /v2/quotes/:id/drivers/:driverId': ({ params }) => ({
      quote: change({ drivers: current().drivers.filter(({ id }) => id !== params.driverId) }),
    }),
  };
}

const objectIn = (body: unknown): object => (typeof body === 'object' && body !== null ? body : {});

function addressIn(body: unknown): object {
  const holder = objectIn(body);
  return 'address' in holder ? objectIn(holder.address) : {};
}

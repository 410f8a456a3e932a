import { aDriver, aQuote, aVehicle, renderWithProviders, storedQuote } from '@shared/testing';
import { screen, waitFor } from '@testing-library/react';
import {
  useCarriers,
  useCreateDriver,
  useCreateVehicle,
  useDeleteDriver,
  useDeleteVehicle,
  useUpdateDriver,
  useUpdateVehicle,
} from '.';

const DRIVER = { age: 35, gender: 'female', marital_status: 'single', license_status: 'active' } as const;
const CAR = { year: 2019, manufacturer: 'Toyota', model: 'Camry', trim: 'LE', use_code: 'commute' } as const;
const quote = aQuote({ version: 2 });
const vehicleAnswer = { vehicle: aVehicle(), quote };
const driverAnswer = { driver: aDriver(), quote };

function Edits() {
  const createVehicle = useCreateVehicle();
  const updateVehicle = useUpdateVehicle();
  const deleteVehicle = useDeleteVehicle();
  const createDriver = useCreateDriver();
  const updateDriver = useUpdateDriver();
  const deleteDriver = useDeleteDriver();
  const edits = {
    CREATED_VEHICLE: { pending: createVehicle.isMutating, run: () => createVehicle.trigger(CAR) },
    UPDATED_VEHICLE: {
      pending: updateVehicle.isMutating,
      run: () => updateVehicle.trigger('vehicle-1', { use_code: 'farm' }),
    },
    DELETED_VEHICLE: { pending: deleteVehicle.isMutating, run: () => deleteVehicle.trigger('vehicle-1') },
    CREATED_DRIVER: { pending: createDriver.isMutating, run: () => createDriver.trigger(DRIVER) },
    UPDATED_DRIVER: {
      pending: updateDriver.isMutating,
      run: () => updateDriver.trigger('driver-1', { age: 36 }),
    },
    DELETED_DRIVER: { pending: deleteDriver.isMutating, run: () => deleteDriver.trigger('driver-1') },
  };
  return Object.entries(edits).map(([name, { pending, run }]) => (
    <button key={name} aria-busy={pending} onClick={() => void run()}>
      {name}
    </button>
  ));
}

describe('is pending, then resolves [3-158, 3-159, 4-88]', () => {
  test.each([
    { id: '4-16', name: 'CREATED_VEHICLE', ids: { vehicleId: 'vehicle-1' } },
    { id: '4-83', name: 'UPDATED_VEHICLE', ids: { vehicleId: 'vehicle-1' } },
    { id: '4-84', name: 'DELETED_VEHICLE', ids: { vehicleId: 'vehicle-1' } },
    { id: '4-85', name: 'CREATED_DRIVER', ids: { driverId: 'driver-1' } },
    { id: '4-86', name: 'UPDATED_DRIVER', ids: { driverId: 'driver-1' } },
    { id: '4-87', name: 'DELETED_DRIVER', ids: { driverId: 'driver-1' } },
  ] as const)('the hook is pending until it returns $name, by id [$id]', async ({ name, ids }) => {
    const answers: (() => void)[] = [];
    const held = new Promise<void>((resolve) => answers.push(resolve));
    const after = (body: object) => () => held.then(() => body);
    const { user, bus } = renderWithProviders(<Edits />, {
      stored: storedQuote(),
      handlers: {
        'GET /v2/quotes/:id': quote,
        'POST /v2/quotes/:id/vehicles': after(vehicleAnswer),
        'PATCH /v2/quotes/:id/vehicles/:vehicleId': after(vehicleAnswer),
        'DELETE /v2/quotes/:id/vehicles/:vehicleId': after({ quote }),
        'POST /v2/quotes/:id/drivers': after(driverAnswer),
        'PATCH /v2/quotes/:id/drivers/:driverId': after(driverAnswer),
        'DELETE /v2/quotes/:id/drivers/:driverId': after({ quote }),
      },
    });
    const events: unknown[] = [];
    bus.on(name, (payload) => events.push(payload));
    const button = screen.getByRole('button', { name });
    await user.click(button);
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(events).toEqual([]);
    answers.forEach((answer) => answer());
    await waitFor(() => expect(events).toEqual([{ quoteId: 'quote-1', ...ids }]));
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'false'));
  });
});

function Carriers() {
  const { data, isLoading } = useCarriers();
  return <p>{isLoading ? 'getting' : `received ${data?.length}`}</p>;
}

test('carriers are pending, then loaded, with one request for two callers [3-163, 4-17]', async () => {
  const { api } = renderWithProviders(
    <>
      <Carriers />
      <Carriers />
    </>,
    { handlers: { 'GET /v2/carriers/getallcarriers': { carriers: [] } } },
  );
  expect(screen.getAllByText('getting')).toHaveLength(2);
  expect(await screen.findAllByText('received 0')).toHaveLength(2);
  expect(api.calls).toHaveLength(1);
});

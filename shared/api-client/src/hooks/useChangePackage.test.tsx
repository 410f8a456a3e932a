import {
  coveragesFor,
  productCatalogue,
  withDeductible,
  type Rate,
  type StateCode,
  type Vehicle,
} from '@shared/domain';
import { aQuote, aRate, aVehicle, refusal, renderWithProviders, storedQuote } from '@shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { useChangePackage } from '.';

const PRODUCT = 'USHC-ROAD_RANGER';
const CATALOG = 'GET /v2/coverages/getallcoverages';

beforeEach(() => sessionStorage.clear());

function Change() {
  const { trigger, error } = useChangePackage();
  return (
    <>
      <output>{error?.errors[0]?.code}</output>
      <button onClick={() => void trigger('vehicle-1', 'BETTER').catch(() => undefined)}>change</button>
    </>
  );
}

function open(
  state: StateCode,
  selected_rate: Rate | null = null,
  given: unknown = { coverages: [] },
  car: Partial<Vehicle> = {},
) {
  const quote = aQuote({ address: { ...aQuote().address, state }, selected_rate, vehicles: [aVehicle(car)] });
  const handlers = {
    'GET /v2/quotes/:id': quote,
    [CATALOG]: () => given,
    'PATCH /v2/quotes/:id/vehicles/:vehicleId': { vehicle: aVehicle(), quote: { ...quote, version: 2 } },
  };
  return renderWithProviders(<Change />, { stored: storedQuote(), handlers });
}
const sent = ({ api }: ReturnType<typeof open>) =>
  api.calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
async function press(opened: ReturnType<typeof open>) {
  await opened.user.click(screen.getByRole('button', { name: 'change' }));
  await waitFor(() => expect(sent(opened)).toHaveLength(1));
}

test('a package change sends that package’s coverages from the built-in catalog [7-36]', async () => {
  const opened = open('IL');
  await press(opened);
  const coverages = coveragesFor('IL', 'BETTER');
  expect(sent(opened)).toEqual([{ coverage_package_name: 'BETTER', liability_only: false, coverages }]);
  expect(opened.api.calls.map(({ path }) => path)).not.toContain('/v2/coverages/getallcoverages');
});

test('with a selected rate it sends its product’s coverages, fetched from the API in GW states [7-36]', async () => {
  const rate = aRate({ carrier_product_id: PRODUCT, carrier_product_state_code: 'TX' });
  const catalog = productCatalogue(PRODUCT, 'TX');
  const opened = open('TX', rate, { coverages: catalog });
  await press(opened);
  const coverages = coveragesFor('TX', 'BETTER', catalog);
  expect(sent(opened)).toEqual([{ coverage_package_name: 'BETTER', liability_only: false, coverages }]);
  const asked = opened.api.calls.find(({ path }) => path === '/v2/coverages/getallcoverages');
  expect(asked?.query.get('product')).toBe(PRODUCT);
});

test('a chosen deductible goes along where the package has it, and is kept for later [R68]', async () => {
  const half = withDeductible(coveragesFor('IL', 'GOOD'), 'collision', 50_000);
  const opened = open('IL', null, {}, { coverage_package_name: 'GOOD', coverages: half });
  await press(opened);
  expect(sessionStorage.getItem('deductibles')).toBe(JSON.stringify({ 'vehicle-1': { collision: 50_000 } }));
});

test.each(['no JSON', '7', '{"vehicle-1":{"collision":"much"}}'])(
  'stored nonsense counts as nothing: %s',
  async (nonsense) => {
    sessionStorage.setItem('deductibles', nonsense);
    const opened = open('IL');
    await press(opened);
    expect(sent(opened)).toMatchObject([{ coverages: coveragesFor('IL', 'BETTER') }]);
  },
);

test('a catalog that fails to load fails the change, and nothing is sent', async () => {
  const opened = open('TX', null, refusal(503, 'unavailable'));
  await opened.user.click(screen.getByRole('button', { name: 'change' }));
  await screen.findByText('unavailable');
  expect(sent(opened)).toEqual([]);
});

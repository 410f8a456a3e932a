import type { JourneyPosition } from '@shared/event-bus';
import { aDriver, aQuote, aRate, aVehicle } from '@shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { cars } from '../testing/cars';
import { openAt } from '../testing/openAt';

const rated = aQuote({
  status: 'RATED',
  homeowner: true,
  currently_insured: false,
  vehicles: [aVehicle()],
  drivers: [aDriver()],
});
const bought = { ...rated, status: 'APPLYING', selected_rate: aRate() } as const;

/** All positions reported since the start. */
async function walk(path: string, quote: typeof rated | typeof bought) {
  const { bus } = openAt(path, quote, { handlers: cars() });
  const positions: JourneyPosition[] = [];
  bus.on('journey:position-changed', (position) => positions.push(position));
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(positions.at(-1)?.percent).toEqual(expect.any(Number)));
  return positions;
}

const FROM_PURCHASE = '?returnTo=%2Fbol%2Fquotes%2Fvehicles';

test.each(['/vehicles/new', '/vehicles/vehicle-1/edit-coverages'])(
  '%s, opened from the purchase, is shown at its vehicles and never leaves its road (reading 9) [2.2-15, 9-68, R9]',
  async (path) => {
    const positions = await walk(path + FROM_PURCHASE, bought);
    expect(positions.at(-1)).toMatchObject({ journey: 'purchase', step: 'vehicles', percent: 38 });
    expect(positions.filter(({ journey }) => journey === 'quote')).toEqual([]);
  },
);

test.each([
  ['a quote without a purchase', `/vehicles/new${FROM_PURCHASE}`, rated],
  ['an edit of the quote itself', '/vehicles/new', bought],
  [
    'a returnTo that leads elsewhere',
    '/vehicles/new?returnTo=%2F%2Fevil.example%2Fbol%2Fquotes%2Fvehicles',
    bought,
  ],
])('%s is shown in the quote', async (_name, path, quote) => {
  const positions = await walk(path, quote);
  expect(positions.at(-1)).toMatchObject({ journey: 'quote', step: 'vehicles', percent: 33 });
});

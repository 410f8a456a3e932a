import { coveragesFor, withDeductible, type PriceChanges } from '@shared/domain';
import { aQuote, aVehicle, limitReached, refusal, type FakeHandlers } from '@shared/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { rates as en } from '../locales/en/rates';
import { openRates, OVERVIEW } from '../testing/openRates';
import { ratedQuote } from '../testing/rateHandlers';

const coverages = coveragesFor('IL', 'BETTER');
const car = aVehicle({ coverage_package_name: 'BETTER', coverages });
const quote = aQuote({ ...ratedQuote, vehicles: [car] });
const changes: PriceChanges = {
  carrier_id: 'FCIC',
  changes: [],
  deductibles: [
    { vehicle_id: car.id, type: 'comprehensive', chosen: 50_000, steps: [{ amount: 50_000, difference: 0 }] },
    {
      vehicle_id: car.id,
      type: 'collision',
      chosen: 50_000,
      steps: [
        { amount: 50_000, difference: 0 },
        { amount: 100_000, difference: -6_100 },
        { amount: 500_000, difference: -18_000 },
      ],
    },
  ],
};
const open = async (more: FakeHandlers = {}) => {
  const rendered = openRates(OVERVIEW, {
    'GET /v2/quotes/:id': quote,
    'GET /v2/quotes/:id/rates/changes': changes,
    ...more,
  });
  await rendered.user.click(await screen.findByText(en.deductible.heading));
  return { ...rendered, slider: await screen.findByRole('slider', { name: 'Collision deductible' }) };
};
test('a chosen deductible that the package has not is named with the one that applies now [R68-2]', async () => {
  sessionStorage.setItem('deductibles', JSON.stringify({ [car.id]: { collision: 750_000 } }));
  await open();
  expect(
    screen.getByText(
      'Collision: Enhanced doesn’t come with the $7,500 deductible you chose. $500 applies now.',
    ),
  ).toBeInTheDocument();
  sessionStorage.removeItem('deductibles');
});

const moveTo = (slider: HTMLElement, step: number) => fireEvent.change(slider, { target: { value: step } });

test('each step shows and announces its deductible, its price, and when it pays off', async () => {
  const { slider, container } = await open();
  expect(slider).toHaveAttribute('aria-valuetext', '$500 deductible, your price as it is');
  expect(screen.getByText(en.deductible.current)).toBeInTheDocument();
  moveTo(slider, 1);
  expect(slider).toHaveAttribute('aria-valuetext', '$1,000 deductible, $61 less every 6 months');
  expect(
    screen.getByText(
      'You pay $500 more after a claim and $61 less every 6 months. Worth it if you go about 4.1 years or more between claims.',
    ),
  ).toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

test('a coverage without a choice says so instead of showing a slider', async () => {
  await open();
  expect(screen.getByText('Comprehensive: $500. It’s the only choice with Enhanced.')).toBeInTheDocument();
  expect(screen.getAllByRole('slider')).toHaveLength(1);
});

test('the selected one is saved with the full list of coverages; the package stays', async () => {
  const kept = withDeductible(coverages, 'collision', 100_000);
  const saved = { ...quote, version: 2, vehicles: [{ ...car, coverages: kept }] };
  const { slider, user, api } = await open({
    'PATCH /v2/quotes/:id/vehicles/:vehicleId': { vehicle: saved.vehicles[0], quote: saved },
  });
  expect(screen.queryByRole('button', { name: /^Use \$/ })).not.toBeInTheDocument();
  moveTo(slider, 1);
  await user.click(screen.getByRole('button', { name: 'Use $1,000' }));
  await waitFor(() =>
    expect(api.calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
      coverage_package_name: 'BETTER',
      coverages: kept,
    }),
  );
  expect(await screen.findByText('$500 / $1,000')).toBeInTheDocument();
});

test('after too many saves it says for how long', async () => {
  const { slider, user } = await open({ 'PATCH /v2/quotes/:id/vehicles/:vehicleId': limitReached(7) });
  moveTo(slider, 2);
  await user.click(screen.getByRole('button', { name: 'Use $5,000' }));
  expect(await screen.findByText('Too many tries. Try again in 7 seconds.')).toBeInTheDocument();
  expect(screen.queryByText(en.deductible.failed)).not.toBeInTheDocument();
});

test('a failed save says so, and the selection stays for a retry', async () => {
  const { slider, user } = await open({
    'PATCH /v2/quotes/:id/vehicles/:vehicleId': refusal(503, 'unavailable'),
  });
  moveTo(slider, 2);
  await user.click(screen.getByRole('button', { name: 'Use $5,000' }));
  expect(await screen.findByText(en.deductible.failed)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Use $5,000' })).toBeInTheDocument();
});

import { coveragesFor, withDeductible, type PriceChanges } from '@shared/domain';
import { aQuote, aVehicle, limitReached, refusal, type FakeHandlers } from '@shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { rates as en } from '../locales/en/rates';
import { openRates, openSheet, OVERVIEW } from '../testing/openRates';
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
  packages: [],
};
const open = async (more: FakeHandlers = {}) => {
  const rendered = openRates(OVERVIEW, {
    'GET /v2/quotes/:id': quote,
    'GET /v2/quotes/:id/rates/changes': changes,
    ...more,
  });
  await openSheet(rendered.user, 'covered');
  const choices = await screen.findByRole('group', { name: 'Collision deductible' });
  return { ...rendered, choices, take: (name: RegExp) => within(choices).getByRole('radio', { name }) };
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

test('each deductible has its difference in the total before it is chosen, and a sentence says when it pays off [R54]', async () => {
  const { choices, container } = await open();
  const names = within(choices)
    .getAllByRole('radio')
    .map((radio) => radio.closest('label')?.textContent);
  expect(names).toEqual(['$500your choice', '$1,000−$61', '$5,000−$180']);
  expect(
    screen.getByText(
      'With $1,000, you pay $500 more after a claim and $61 less every 6 months. Worth it if you go about 4.1 years or more between claims.',
    ),
  ).toBeInTheDocument();
  // Only the next ones are told.
  expect(screen.queryByText(/^With \$5,000/)).not.toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

test('a coverage without a choice says so', async () => {
  await open();
  expect(screen.getByText('Comprehensive: $500. It’s the only choice with Enhanced.')).toBeInTheDocument();
  expect(screen.queryByRole('group', { name: 'Comprehensive deductible' })).not.toBeInTheDocument();
});

test('the chosen one is saved at once with the full list of coverages; the package stays', async () => {
  const kept = withDeductible(coverages, 'collision', 100_000);
  const saved = { ...quote, version: 2, vehicles: [{ ...car, coverages: kept }] };
  const { take, user, api } = await open({
    'PATCH /v2/quotes/:id/vehicles/:vehicleId': { vehicle: saved.vehicles[0], quote: saved },
  });
  await user.click(take(/^\$1,000/));
  await waitFor(() =>
    expect(api.calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
      coverage_package_name: 'BETTER',
      coverages: kept,
    }),
  );
});

test('arrowing over the choices saves once', async () => {
  const { take, user, api } = await open({
    'PATCH /v2/quotes/:id/vehicles/:vehicleId': { vehicle: car, quote: { ...quote, version: 2 } },
  });
  take(/^\$500/).focus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  const saves = () => api.calls.filter(({ method }) => method === 'PATCH');
  await waitFor(() => expect(saves()).toHaveLength(1));
  expect(saves()[0]?.body).toMatchObject({ coverages: withDeductible(coverages, 'collision', 500_000) });
});

test('after too many saves it says for how long', async () => {
  const { take, user } = await open({ 'PATCH /v2/quotes/:id/vehicles/:vehicleId': limitReached(7) });
  await user.click(take(/^\$5,000/));
  expect(await screen.findByText('Too many tries. Try again in 7 seconds.')).toBeInTheDocument();
  expect(screen.queryByText(en.deductible.failed)).not.toBeInTheDocument();
});

test('a failed save says so, and the saved one is chosen again', async () => {
  const { take, user } = await open({
    'PATCH /v2/quotes/:id/vehicles/:vehicleId': refusal(503, 'unavailable'),
  });
  await user.click(take(/^\$5,000/));
  expect(await screen.findByText(en.deductible.failed)).toBeInTheDocument();
  expect(take(/^\$500/)).toBeChecked();
});

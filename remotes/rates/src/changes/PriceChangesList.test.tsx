import { CHANGE_KINDS, type PriceChange, type PriceChanges } from '@shared/domain';
import { aDriver, refusal } from '@shared/testing';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { createI18n } from '@shared/i18n';
import { rates as en } from '../locales/en/rates';
import { rates as es } from '../locales/es/rates';
import { openRates, openSheet, OVERVIEW } from '../testing/openRates';
import { ratedQuote } from '../testing/rateHandlers';
import { changeWords } from './PriceChangesList';

const change = (
  kind: PriceChange['kind'],
  difference: number,
  more: Partial<PriceChange> = {},
): PriceChange => ({
  kind,
  difference,
  vehicle_id: null,
  driver_id: null,
  values: {},
  ...more,
});

const answer: PriceChanges = {
  carrier_id: 'FCIC',
  changes: [
    change('annual_distance', -12_300, { vehicle_id: 'vehicle-1', values: { from: 12_000, to: 7_500 } }),
    change('credit', 10_400, { driver_id: 'driver-1', values: { from: 'good', to: 'fair' } }),
    change('defensive_driver', -4_900, { driver_id: 'driver-1' }),
    change('homeowner', -40, { values: { to: 'yes' } }),
  ],
  deductibles: [],
};
const CHANGES = 'GET /v2/quotes/:id/rates/changes';
const openList = async (rendered: ReturnType<typeof openRates>) => openSheet(rendered.user, 'made');

test('what would change the price is requested once, for the carrier in view', async () => {
  const rendered = openRates(OVERVIEW, { [CHANGES]: answer });
  await openList(rendered);
  expect(await screen.findByText(en.changes.lower)).toBeInTheDocument();
  const asked = rendered.api.calls.filter(({ path }) => path.endsWith('/changes'));
  expect(asked.map(({ query }) => query.get('carrier_id'))).toEqual(['FCIC']);
});

test('lists what lowers and raises it, in dollars, by car and driver; changes below a dollar are omitted', async () => {
  const rendered = openRates(OVERVIEW, { [CHANGES]: answer });
  await openList(rendered);
  const lines = (await screen.findAllByText(/\$\d+ (less|more)$/)).map(
    (amount) => amount.closest('li')?.textContent,
  );
  expect(lines).toEqual([
    '7,500 miles a year instead of 12,000. Your application will ask for the true number. Your 2019 Toyota Camry$123 less',
    'A state-approved defensive driving course: You$49 less',
    'Your credit: Fair instead of Good$104 more',
  ]);
  expect(screen.getByText(/Your quote must be true/)).toBeInTheDocument();
  expect(await axe(rendered.container)).toHaveNoViolations();
});

test('every driver who can be left out has an amount, besides the five largest savings', async () => {
  const drivers = ['driver-1', 'driver-2', 'driver-3', 'driver-4'].map((id, at) =>
    aDriver({ id, policy_holder: at === 0 }),
  );
  const savings = drivers.flatMap(({ id }, at) => [
    change('defensive_driver', -9_000 + at, { driver_id: id }),
    change('good_student', -8_000 + at, { driver_id: id }),
  ]);
  const without = [-40_000, -700, -600].map((difference, at) =>
    change('young_driver', difference, { driver_id: `driver-${at + 2}`, values: { age: 40 } }),
  );
  const rendered = openRates(OVERVIEW, {
    'GET /v2/quotes/:id': { ...ratedQuote, drivers },
    [CHANGES]: {
      ...answer,
      changes: [without[0], ...savings, ...without.slice(1)],
    },
  });
  await openList(rendered);
  const left = (await screen.findAllByText(/^Not driving these cars/)).map(
    (words) => words.closest('li')?.textContent,
  );
  const words = 'Not driving these cars, for instance after moving out';
  expect(left).toEqual([
    `${words}: Driver 2$400 less`,
    `${words}: Driver 3$7 less`,
    `${words}: Driver 4$6 less`,
  ]);
  expect(screen.getAllByText(/^(A state-approved|Good grades)/)).toHaveLength(5);
});

test('a failure is shown in place and can be retried; the price stays', async () => {
  let asked = 0;
  const rendered = openRates(OVERVIEW, {
    [CHANGES]: () => {
      asked += 1;
      return asked < 2 ? refusal(503, 'unavailable') : answer;
    },
  });
  await openList(rendered);
  const failed = await screen.findByRole('alert');
  expect(failed).toHaveTextContent(en.changes.failed);
  await rendered.user.click(within(failed).getByRole('button', { name: en.failure.retry }));
  expect(await screen.findByText(en.changes.lower)).toBeInTheDocument();
});

const EXAMPLES: Record<PriceChange['kind'], PriceChange['values'][]> = {
  deductible: [
    { coverage: 'collision', from: 50_000, to: 100_000 },
    { coverage: 'collision', from: 100_000, to: 50_000 },
  ],
  package: [{ from: 'GOOD', to: 'BETTER' }],
  liability_only: [{ years: 14 }],
  annual_distance: [{ from: 12_000, to: 10_000 }],
  use: [
    { from: 'commute', to: 'pleasure' },
    { from: 'commute', to: 'long_commute' },
  ],
  credit: [{ from: 'none', to: 'excellent' }],
  homeowner: [{ to: 'yes' }, { to: 'no' }],
  currently_insured: [{ to: 'yes' }, { to: 'no' }],
  pay_in_full: [{ to: 'pay_in_full' }, { to: 'monthly' }],
  defensive_driver: [{}],
  good_student: [{}],
  sr22: [{}],
  tort: [
    { from: 'FULL', to: 'LIMITED' },
    { from: 'LIMITED', to: 'FULL' },
  ],
  young_driver: [{ age: 19 }],
};

test.each(['en', 'es'] as const)('every kind of change is a complete sentence in %s', (language) => {
  const resources = { en: { rates: en }, es: { rates: es } };
  const t = createI18n({ language, resources }).getFixedT(language, 'rates');
  const said = CHANGE_KINDS.flatMap((kind) =>
    EXAMPLES[kind].map((values) => changeWords(change(kind, 1, { values }), 'Pat', t)),
  );
  expect(said.filter((text) => /changes\.|detail\.|vehicles\.|\{\{|undefined/.test(text))).toEqual([]);
  expect(new Set(said).size).toBe(said.length);
});

import { builtInCatalogue, coveragesFor, type StateCode } from '@shared/domain';
import { aRate, aRateResult, aVehicle, refusal, type FakeHandlers } from '@shared/testing';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { rates as en } from '../locales/en/rates';
import { rates as es } from '../locales/es/rates';
import { openRates, OVERVIEW } from '../testing/openRates';
import { ratedQuote } from '../testing/rateHandlers';

const words = en.accident;

interface Opened {
  language?: 'en' | 'es';
  year?: number;
  state?: StateCode;
  handlers?: FakeHandlers;
}

/** A quote of one car with a package, priced with its coverages. */
function open(packageName: 'LIABILITY' | 'GOOD', opened: Opened = {}) {
  const { language = 'en', year = 2024, state = 'IL', handlers = {} } = opened;
  const coverages = coveragesFor(state, packageName).map((coverage) => ({
    ...coverage,
    premium: 10_000,
    steps: [],
  }));
  const vehicles = [{ vehicle_id: 'vehicle-1', driver_id: 'driver-1', premium: 90_000, coverages }];
  const quote = {
    ...ratedQuote,
    address: { ...ratedQuote.address, state },
    vehicles: [aVehicle({ year, coverage_package_name: packageName, coverages })],
  };
  return openRates(
    OVERVIEW,
    {
      'GET /v2/quotes/:id': quote,
      'GET /v2/quotes/:id/rates': aRateResult({ best_match: aRate({ vehicles }), other_rates: [] }),
      ...handlers,
    },
    language,
  );
}

const section = () => screen.findByRole('region', { name: words.heading });
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => row.textContent);

test('the list says of each part whether the package pays, the limit, and who is paid', async () => {
  open('LIABILITY');
  const parts = within(await section()).getByRole('list', { name: 'What Basic pays for' });
  const said = within(parts)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(said).toHaveLength(7);
  expect(said[0]).toContain('$25K per person / $50K per accident');
  expect(said[0]).toContain(words.part.their_injuries.plain);
  expect(said[4]).toContain(words.notCovered);
  expect(said[4]).toContain('Basic doesn’t include this. You pay.');
});

test('each package’s part of a crash that you cause, and a sentence that says it', async () => {
  open('GOOD');
  const table = await within(await section()).findByRole('table', { name: words.caption });
  expect(rowsOf(table).slice(1)).toEqual([
    expect.stringMatching(/^Basic.*\$45,000.*\$15,200/),
    expect.stringMatching(/^BetterYour choice.*\$51,400.*\$8,800/),
    expect.stringMatching(/^Enhanced.*\$58,900.*\$1,300/),
  ]);
  expect(await section()).toHaveTextContent(
    'With Better, Fairway Casualty pays $51,400 of the $60,200 in bills. You’d pay $8,800. Enhanced leaves you the least: $1,300.',
  );
});

test('a package whose price has not arrived is told by its own coverages', async () => {
  const better = coveragesFor('IL', 'BETTER');
  const upgraded = aVehicle({ year: 2024, coverage_package_name: 'BETTER', coverages: better });
  const quote = { ...ratedQuote, version: 2, vehicles: [upgraded] };
  const { api, user } = open('LIABILITY', {
    handlers: { 'PATCH /v2/quotes/:id/vehicles/:vehicleId': { vehicle: upgraded, quote } },
  });
  await within(await section()).findByRole('table', { name: words.caption });
  api.use({ 'GET /v2/quotes/:id/rates': refusal(503, 'unavailable') });
  await user.click(screen.getByRole('radio', { name: /^Enhanced/ }));
  await within(await section()).findByRole('list', { name: 'What Enhanced pays for' });
  expect(await section()).toHaveTextContent('With Enhanced, Fairway Casualty pays $58,900 of the $60,200');
  expect(await section()).not.toHaveTextContent('Enhanced doesn’t include this');
});

test('another accident is picked with the keyboard', async () => {
  const { user } = open('GOOD');
  await within(await section()).findByRole('table', { name: words.caption });
  screen.getByRole('radio', { name: words.cause.you }).focus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: words.cause.nature })).toBeChecked();
  expect(rowsOf(screen.getByRole('table', { name: words.caption }))[1]).toMatch(/^Basic.*\$0.*\$4,200/);
});

test('a car too old for another package is compared with none', async () => {
  open('LIABILITY', { year: 1999 });
  const table = await within(await section()).findByRole('table', { name: words.caption });
  expect(rowsOf(table)).toHaveLength(2);
});

test('coverages that fail to load can be requested again; the list is not affected', async () => {
  let asked = 0;
  const catalog = () => {
    asked += 1;
    return asked < 2 ? refusal(503, 'unavailable') : { coverages: builtInCatalogue('TX') };
  };
  const handlers = { 'GET /v2/coverages/getallcoverages': catalog };
  const { user } = open('GOOD', { state: 'TX', handlers });
  const alert = await within(await section()).findByText(words.failed);
  expect(within(await section()).getAllByRole('listitem')).toHaveLength(7);
  expect(alert).toBeInTheDocument();
  await user.click(within(await section()).getByRole('button', { name: en.failure.retry }));
  expect(await screen.findByRole('table', { name: words.caption })).toBeInTheDocument();
});

test('the scene and the table have no accessibility problem, in Spanish either', async () => {
  const { container } = open('GOOD', { language: 'es' });
  await screen.findByRole('table', { name: es.accident.caption });
  expect(await axe(container)).toHaveNoViolations();
});

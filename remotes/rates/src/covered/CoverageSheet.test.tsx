import { builtInCatalogue, coveragesFor, type StateCode } from '@shared/domain';
import { aRate, aRateResult, aVehicle, refusal, type FakeHandlers } from '@shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { rates as en } from '../locales/en/rates';
import { rates as es } from '../locales/es/rates';
import { openRates, openSheet, OVERVIEW } from '../testing/openRates';
import { ratedQuote } from '../testing/rateHandlers';

const words = en.accident;

interface Opened {
  language?: 'en' | 'es';
  year?: number;
  state?: StateCode;
  handlers?: FakeHandlers;
}

/** The sheet of a quote of one car with a package, priced with its coverages. */
async function open(packageName: 'LIABILITY' | 'GOOD', opened: Opened = {}) {
  const { language = 'en', year = 2024, state = 'IL', handlers = {} } = opened;
  const coverages = coveragesFor(state, packageName).map((coverage) => ({
    ...coverage,
    premium: 10_000,
    steps: [],
  }));
  const premium = coverages.length * 10_000;
  const vehicles = [{ vehicle_id: 'vehicle-1', driver_id: 'driver-1', premium, coverages }];
  const quote = {
    ...ratedQuote,
    address: { ...ratedQuote.address, state },
    vehicles: [aVehicle({ year, coverage_package_name: packageName, coverages })],
  };
  const rendered = openRates(
    OVERVIEW,
    {
      'GET /v2/quotes/:id': quote,
      'GET /v2/quotes/:id/rates': aRateResult({ best_match: aRate({ vehicles }), other_rates: [] }),
      ...handlers,
    },
    language,
  );
  const sheet = await openSheet(rendered.user, 'covered', language === 'en' ? en : es);
  return { ...rendered, sheet };
}

const table = (sheet: HTMLElement) => within(sheet).findByRole('table', { name: words.caption });
const rowsOf = (all: HTMLElement) =>
  within(all)
    .getAllByRole('row')
    .map((row) => row.textContent);

test('the list says of each part whether the package pays, its limit and its price; together they are the car’s [2.9-7, R54]', async () => {
  const { sheet } = await open('LIABILITY');
  const parts = await within(sheet).findByRole('list', { name: 'What Basic pays for' });
  const said = [...parts.children].map(({ textContent }) => textContent);
  expect(said).toHaveLength(7);
  expect(said[0]).toContain('$25K per person / $50K per accident');
  expect(said[0]).toContain(words.part.their_injuries.plain);
  expect(said[4]).toContain(words.notCovered);
  expect(said[4]).toContain('Basic doesn’t include this. You pay.');
  const prices = [...parts.querySelectorAll('summary')].flatMap(
    ({ textContent }) => /\$(\d+)$/.exec(textContent)?.[1] ?? [],
  );
  const sum = prices.reduce((all, price) => all + Number(price), 0);
  expect(parts.parentElement).toHaveTextContent(new RegExp(`2024 Toyota Camry\\$${sum}$`));
});

test('the cars, fees and rounding are added up to the total of the price [R54]', async () => {
  const { sheet } = await open('LIABILITY');
  expect(await within(sheet).findByText(/ =$/)).toHaveTextContent(/^2024 Toyota Camry \$\d+ .*= \$1,025$/);
});

test('each package’s part of a crash that you cause, and a sentence that says it', async () => {
  const { sheet } = await open('GOOD');
  expect(rowsOf(await table(sheet)).slice(1)).toEqual([
    expect.stringMatching(/^Basic.*\$45,000.*\$15,200/),
    expect.stringMatching(/^BetterYour choice.*\$51,400.*\$8,800/),
    expect.stringMatching(/^Enhanced.*\$58,900.*\$1,300/),
  ]);
  expect(sheet).toHaveTextContent(
    'With Better, Fairway Casualty pays $51,400 of the $60,200 in bills. You’d pay $8,800. Enhanced leaves you the least: $1,300.',
  );
});

test('a package whose price has not arrived is told by its own coverages', async () => {
  const better = coveragesFor('IL', 'BETTER');
  const upgraded = aVehicle({ year: 2024, coverage_package_name: 'BETTER', coverages: better });
  const quote = { ...ratedQuote, version: 2, vehicles: [upgraded] };
  const { api, user, sheet } = await open('LIABILITY', {
    handlers: { 'PATCH /v2/quotes/:id/vehicles/:vehicleId': { vehicle: upgraded, quote } },
  });
  await table(sheet);
  api.use({ 'GET /v2/quotes/:id/rates': refusal(503, 'unavailable') });
  await user.click(within(sheet).getByRole('radio', { name: /^Enhanced/ }));
  await within(sheet).findByRole('list', { name: 'What Enhanced pays for' });
  expect(sheet).toHaveTextContent('With Enhanced, Fairway Casualty pays $58,900 of the $60,200');
  expect(sheet).not.toHaveTextContent('Enhanced doesn’t include this');
});

test('another accident is picked with the keyboard', async () => {
  const { user, sheet } = await open('GOOD');
  await table(sheet);
  screen.getByRole('radio', { name: words.cause.you }).focus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: words.cause.nature })).toBeChecked();
  expect(rowsOf(await table(sheet))[1]).toMatch(/^Basic.*\$0.*\$4,200/);
});

test('a car too old for another package is compared with none', async () => {
  const { sheet } = await open('LIABILITY', { year: 1999 });
  expect(rowsOf(await table(sheet))).toHaveLength(2);
  expect(within(sheet).queryByRole('radio', { name: /Enhanced/ })).not.toBeInTheDocument();
});

test('coverages that fail to load can be requested again; the list is not affected', async () => {
  let asked = 0;
  const catalog = () => {
    asked += 1;
    return asked < 2 ? refusal(503, 'unavailable') : { coverages: builtInCatalogue('TX') };
  };
  const handlers = { 'GET /v2/coverages/getallcoverages': catalog };
  const { user, sheet } = await open('GOOD', { state: 'TX', handlers });
  expect(await within(sheet).findByText(words.failed)).toBeInTheDocument();
  expect(within(sheet).getByRole('list', { name: 'What Better pays for' }).children).toHaveLength(7);
  await user.click(within(sheet).getByRole('button', { name: en.failure.retry }));
  expect(await table(sheet)).toBeInTheDocument();
});

test('the button at its foot names the package that is kept, and closes it', async () => {
  const { user, sheet } = await open('GOOD');
  await user.click(within(sheet).getByRole('button', { name: 'Keep Better' }));
  await waitFor(() => expect(sheet).not.toBeInTheDocument());
});

test('the sheet has no accessibility problem, in Spanish either', async () => {
  const { container, sheet } = await open('GOOD', { language: 'es' });
  await within(sheet).findByRole('table', { name: es.accident.caption });
  expect(await axe(container)).toHaveNoViolations();
});

import { CARRIERS } from '@shared/domain';
import { aPaymentOption, aRate, aRateResult, aVehicle, type FakeHandlers } from '@shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { rates as en } from '../locales/en/rates';
import { offersOf } from '../offers/offersOf';
import { COMPARE, openRates } from '../testing/openRates';
import { ratedQuote, twoOffers } from '../testing/rateHandlers';
import { otherFrom } from './otherFrom';

const dearer = (deposit: number) => [aPaymentOption({ deposit, premium: deposit + 80_000 })];
/** FCIC $1,025 in all, USIC $1,145. */
const different = () => {
  const { best_match, other_rates } = twoOffers();
  const others = other_rates.map((rate) => ({ ...rate, payment_options: dearer(32_000) }));
  return aRateResult({ best_match, other_rates: others });
};
const threeOffers = () => {
  const result = different();
  const third = aRate({
    ...result.best_match,
    id: 'rate-3',
    carrier_id: 'USHC',
    carrier_product_id: 'USHC-DEFAULT',
    policy_premium: 120_000,
    payment_options: dearer(30_000),
  });
  return { ...result, other_rates: [...result.other_rates, third] };
};
const open = (handlers: FakeHandlers = {}, search = '', language: 'en' | 'es' = 'en') =>
  openRates(`${COMPARE}${search}`, { 'GET /v2/quotes/:id/rates': different(), ...handlers }, language);
const heads = async () => {
  await screen.findByRole('table');
  return screen.getAllByRole('columnheader');
};
const rowOf = (name: string | RegExp) => screen.getByRole('rowheader', { name }).closest('tr');
const standing = () => screen.getByTestId('standing').textContent;

/** A window in which only two columns fit. */
function onPhone() {
  const query = { matches: false, addEventListener: () => undefined };
  Object.defineProperty(window, 'matchMedia', { value: () => query, configurable: true });
}
afterEach(() => Reflect.deleteProperty(window, 'matchMedia'));

test('the first is recommended and says why in dollars; each column leads to its own coverage (2.10) [2.1-10, 2.10-1, 2.10-3, 2.10-5, 1-8]', async () => {
  const { container } = open();
  const [first, second] = await heads();
  expect(first).toHaveTextContent(/^Fairway\$1,025 lowestRecommended/);
  expect(second).toHaveTextContent(/^Union Summit\$1,145 \+\$120/);
  expect(second).not.toHaveTextContent('Recommended');
  expect(
    screen.getByText(/Fairway is recommended.*In all, it’s \$120 less than the next one/),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Select coverage with Union Summit Insurance' })).toHaveAttribute(
    'href',
    '/quotes/quote-1/rates/?index=1',
  );
  expect(await axe(container)).toHaveNoViolations();
});

test('each column shows its price and the coverage strength (2.10) [2.10-4]', async () => {
  open({
    'GET /v2/quotes/:id': { ...ratedQuote, vehicles: [aVehicle({ coverage_package_name: 'BETTER' })] },
  });
  for (const [head, total] of [
    [(await heads())[0], '$1,025'],
    [(await heads())[1], '$1,145'],
  ] as const) {
    if (!head) throw new Error('no column');
    expect(within(head).getByText(total)).toBeInTheDocument();
    expect(within(head).getByRole('img', { name: 'Strength 3 of 4' })).toBeInTheDocument();
  }
});

test.each([
  ['rater_error', 'Union Summit Insurance can’t offer a price for this quote.'],
  ['declined', 'Union Summit Insurance can’t insure you with an answer in your application.'],
])('a carrier that is left out because of %s is named below the others [R56-5]', async (code, words) => {
  const declined = [{ carrier_id: 'USIC' as const, errors: [{ code, message: '' }] }];
  open({ 'GET /v2/quotes/:id/rates': { ...twoOffers(), other_rates: [], declined } });
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.getAllByRole('columnheader')).toHaveLength(1);
});

test('the program is named beside its price, and the lowest price without it is marked [R49]', async () => {
  const plain = open();
  const [first, second] = await heads();
  expect(second).toHaveTextContent('An app tracks braking, turning and speed for 6 months');
  expect(first).not.toHaveTextContent('An app tracks');
  // The lowest price of all has no tracking, so nothing is marked.
  expect(screen.queryByText(en.offers.untracked)).not.toBeInTheDocument();
  plain.unmount();
  const { best_match, other_rates } = different();
  open({
    'GET /v2/quotes/:id/rates': aRateResult({
      best_match: best_match && { ...best_match, monitored_driver: true },
      other_rates: other_rates.map((rate) => ({ ...rate, monitored_driver: false })),
    }),
  });
  expect((await heads())[1]).toHaveTextContent(en.offers.untracked);
});

test('a row says who is lowest in words, and how much more another is; a car’s coverages are below it', async () => {
  open();
  await heads();
  expect(rowOf('Due today')).toHaveTextContent('$200 lowest$320 +$120');
  expect(rowOf('Premium for 6 months')).toHaveTextContent('$980 lowest$1,100 +$120');
  expect(rowOf('2019 Toyota Camry, premium')).toHaveTextContent('$980 lowest$1,100 +$120');
  // All carriers have the same limits, so they are said once.
  expect(rowOf(/^Bodily injury liability/)).toHaveTextContent(
    'Bodily injury liability$25K per person / $50K per accident$980 lowest$1,100 +$120',
  );
});

test('the cars, and the fees with rounding, add up to each total [R54]', async () => {
  open();
  await heads();
  const cells = [...(rowOf('In all for 6 months, fees included')?.querySelectorAll('td') ?? [])];
  for (const cell of cells) {
    const [total = 0, ...rest] = (cell.textContent.match(/\$[\d,]+/g) ?? []).map((text) =>
      Number(text.replaceAll(/[$,]/g, '')),
    );
    const parts = rest.slice(-2);
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
  }
  expect(cells).toHaveLength(2);
});

test('rows that are the same are folded, with one value each', async () => {
  const { user } = open();
  await heads();
  expect(screen.queryByRole('rowheader', { name: 'Policy fees' })).not.toBeInTheDocument();
  const folded = screen.getByText(/^\d+ rows are the same$/);
  await user.click(folded);
  expect(screen.getByText('Policy fees').closest('div')).toHaveTextContent('Policy fees$20');
  expect(screen.getByText(/rows differ, \d+ are the same/)).toBeInTheDocument();
});

test('monthly or in full applies to all; the lowest price is announced once (2.10) [2.10-2]', async () => {
  const { user } = open({ 'GET /v2/quotes/:id/rates': twoOffers() });
  await user.click(await screen.findByRole('radio', { name: /Pay in full/ }));
  await waitFor(async () => expect((await heads())[0]).toHaveTextContent('$950'));
  expect(
    await screen.findByText(
      'Prices are now for paying in full. The lowest is Fairway Casualty: $950 for 6 months, by phone or email.',
    ),
  ).toHaveRole('status');
});

describe('on a phone', () => {
  test('the first is beside one other, chosen by tabs with their differences; the address keeps it', async () => {
    onPhone();
    const { user, container } = open({ 'GET /v2/quotes/:id/rates': threeOffers() });
    expect(await heads()).toHaveLength(2);
    expect(screen.getByText('Fairway is $120 less than Union Summit')).toBeInTheDocument();
    const tabs = screen.getByRole('group', { name: 'Compare Fairway with' });
    const names = within(tabs)
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.textContent);
    expect(names).toEqual(['Union Summit+$120', 'United Shore+$100']);
    await user.click(within(tabs).getByRole('radio', { name: /United Shore/ }));
    expect(standing()).toBe(`${COMPARE}?with=USHC`);
    expect(screen.getByText('Fairway is $100 less than United Shore')).toBeInTheDocument();
    // What is seen is what is said, so that speech input finds it.
    for (const name of [/^Select coverage Fairway, \$/, /^Select coverage United Shore, \$/])
      expect(screen.getByRole('link', { name })).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  test.each([
    ['USHC', 'USHC'],
    ['FCIC', 'USIC'],
    ['TXR', 'USIC'],
    ['\0', 'USIC'],
    [null, 'USIC'],
  ])('%j names %s', (text, id) => {
    const offers = offersOf(threeOffers(), Object.values(CARRIERS));
    expect(otherFrom(text, offers)?.carrier.id).toBe(id);
  });
});

test('it has Spanish texts', async () => {
  const { container } = open({}, '', 'es');
  await heads();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('En qué difieren 2 precios');
  expect(rowOf('Prima por 6 meses')).toBeInTheDocument();
  expect(container.textContent).not.toMatch(/side\.|rows\.|limits\.|compare\./);
  expect(await axe(container)).toHaveNoViolations();
});
